import type { LabFile } from "@benchleaf/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAnchors } from "../../../shared/comments/comments.queries.ts";
import { FollowedAnchors } from "../followed-anchors.ts";
import type { SequenceDocument } from "../sequence-document.ts";
import { featureOfThread } from "../visible-features.ts";

/** Comments on the sequence: whether the panel is open, and the anchors that the views mark. */
export const useComments = ({ id }: LabFile, { record, savedRecord }: SequenceDocument) => {
  const t = useTranslation();
  const { thread = null } = useQueryParams();
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState<string | null>(null);
  useEffect(() => {
    setSought(thread);
    if (thread !== null) setOpen(true);
  }, [thread]);
  const { data: anchors } = useAnchors({ kind: "file", id });
  const followed = useRef(new FollowedAnchors());
  const places = useMemo(
    () => followed.current.follow(anchors ?? [], record, savedRecord),
    [anchors, record, savedRecord],
  );
  const { sequence, topology } = record;
  const marks = useMemo(
    () =>
      places.flatMap(({ threadId, number, selection }) =>
        selection === null
          ? []
          : [
              featureOfThread(
                { threadId, selection },
                { sequence, topology },
                t("annotation.commentMark", { number }),
              ),
            ],
      ),
    [places, sequence, topology, t],
  );
  return {
    isOpen,
    sought,
    places,
    marks,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    seek: (threadId: string) => {
      setSought(threadId);
      setOpen(true);
    },
  };
};
