import type { ElnUnseen } from "@benchleaf/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { useEffect } from "react";
import { showUnseen } from "../../documents/documents.public.tsx";
import { markSeen, useUnseen } from "../eln.queries.ts";

const none: ElnUnseen = { blocks: [], editors: [] };

/**
 * What others have changed since the reader had the page open; marked in the text while `isShown`. The page counts as
 * seen when the reader leaves it.
 */
export const useUnseenChanges = (
  elnId: string,
  editor: Editor | null,
  isShown: boolean,
): { readonly unseen: ElnUnseen; readonly clear: () => void } => {
  const client = useQueryClient();
  const { data, isSuccess } = useUnseen(elnId);
  const unseen = data ?? none;
  useEffect(() => {
    if (editor) showUnseen(editor, new Set(isShown ? unseen.blocks.map(({ blockId }) => blockId) : []));
  }, [editor, unseen, isShown]);
  useEffect(() => {
    if (!isSuccess) return;
    // Without a connection the changes are shown once more next time.
    const leave = () => void markSeen(elnId).catch(() => undefined);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [elnId, isSuccess]);
  const clear = () => client.setQueryData(["elnUnseen", elnId], none);
  return { unseen, clear };
};
