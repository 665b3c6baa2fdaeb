import { commentsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect, useMemo } from "react";
import { call } from "../../../kernel/client.ts";
import { paramsOf } from "../../../kernel/subjects/subject.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { ThreadPlaces } from "../../../shared/comments/comment-threads.tsx";
import { goToRange, markedRanges, selectedRange, showRanges } from "../editor/behaviour/comment-ranges.ts";

const SHOWN_CHARACTERS = 60;
const shorten = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

/** Threads of comments on a page: marks them in the text, and gives the quoted text of each. */
export const usePageComments = (
  fileId: string,
  editor: Editor | null,
  active: string | null,
): ThreadPlaces | undefined => {
  const t = useTranslation();
  const subject = useMemo(() => ({ kind: "file", id: fileId }) as const, [fileId]);
  const { data: ranges } = useQuery({
    queryKey: ["comments", subject.kind, subject.id, "ranges"],
    queryFn: ({ signal }) => call(commentsApi.ranges, { params: paramsOf(subject) }, { signal }),
  });
  useEffect(() => {
    if (editor) showRanges(editor, { ranges: ranges ?? [], active });
  }, [editor, ranges, active]);
  // As one text, so that typing draws nothing again unless it changes what a thread is about.
  const shown = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      if (!now) return null;
      const { doc } = now.state;
      const marked = markedRanges(now.state);
      return JSON.stringify({
        selected: selectedRange(now.state)?.quote ?? null,
        texts: (ranges ?? []).map(({ threadId }) => {
          const reach = marked.get(threadId);
          return reach
            ? doc.textBetween(reach.from, reach.to, " ", " ").slice(0, SHOWN_CHARACTERS + 1)
            : null;
        }),
      });
    },
  });
  return useMemo(() => {
    if (!editor || !shown) return undefined;
    const { selected, texts } = JSON.parse(shown) as {
      readonly selected: string | null;
      readonly texts: readonly (string | null)[];
    };
    return {
      hint: t("comments.chooseTextHint"),
      chosen:
        selected === null ? null : t("documents.quoted", { text: shorten(selected || t("documents.block")) }),
      nameChosen: async () => ({ anchor: null, range: selectedRange(editor.state) }),
      placeOf: (threadId) => {
        const index = (ranges ?? []).findIndex((one) => one.threadId === threadId);
        const range = ranges?.[index];
        if (range === undefined) return null;
        const text = texts[index];
        return {
          number: index + 1,
          words:
            text === null || text === undefined
              ? null
              : t("documents.quoted", { text: shorten(text.trim() || t("documents.block")) }),
          onGo: () => void goToRange(editor, range),
        };
      },
    };
  }, [editor, shown, ranges, t]);
};
