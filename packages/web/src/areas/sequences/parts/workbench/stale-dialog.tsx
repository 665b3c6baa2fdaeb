import type { MergeConflict } from "@benchleaf/bio";
import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useClock } from "../../../../kernel/use-clock.ts";
import type { StaleSave } from "../../hooks/use-save.ts";
import type { OpenedSequence } from "../../sequences.queries.ts";

interface StaleDialogProps {
  readonly stale: StaleSave | null;
  readonly onCopy: () => Promise<void>;
  readonly onTakeTheirs: (theirs: OpenedSequence) => void;
  readonly onClose: () => void;
}

const MAX_NAMED = 8;

/** Two changed the same: who was first, what cannot be merged, and ways on that lose nothing. */
export const StaleDialog = ({ stale, onCopy, onTakeTheirs, onClose }: StaleDialogProps) => {
  const t = useTranslation();
  const clock = useClock();
  const conflictName = useConflictName();
  const [isCopying, setCopying] = useState(false);
  if (stale === null) return null;
  const { authorName, savedAt, theirs, conflicts } = stale;
  const title =
    authorName && savedAt
      ? t("sequences.staleTitle", { author: authorName, time: clock(savedAt) })
      : t("sequences.staleTitleUnknown");
  // By its version: read-only, so that this page's draft is not offered there.
  const address = `/sequence/${theirs.file.id}?version=${theirs.version}`;
  const copy = async () => {
    setCopying(true);
    await onCopy();
    setCopying(false);
    onClose();
  };
  const hidden = conflicts.length - MAX_NAMED;
  return (
    <Dialog
      open
      title={title}
      width={600}
      onCancel={onClose}
      footer={[
        <Button key="keep" onClick={onClose}>
          {t("sequences.staleKeep")}
        </Button>,
        <Button key="open" href={address} target="_blank" rel="noreferrer">
          {t("sequences.staleOpen")}
        </Button>,
        <Button key="take" onClick={() => onTakeTheirs(theirs)}>
          {t("sequences.staleTake")}
        </Button>,
        <Button key="copy" type="primary" loading={isCopying} onClick={() => void copy()}>
          {t("sequences.staleCopy")}
        </Button>,
      ]}
    >
      <p>{t(conflicts.length === 0 ? "sequences.staleGone" : "sequences.staleConflicts")}</p>
      {conflicts.length > 0 && (
        <ul aria-label={t("sequences.staleList")}>
          {conflicts.slice(0, MAX_NAMED).map((conflict) => {
            const words = conflictName(conflict);
            return <li key={words}>{words}</li>;
          })}
          {hidden > 0 && <li>{t("sequences.andMore", { count: hidden })}</li>}
        </ul>
      )}
      <p>{t("sequences.staleHelp")}</p>
    </Dialog>
  );
};

const useConflictName = (): ((conflict: MergeConflict) => string) => {
  const t = useTranslation();
  const format = useFormat();
  return (conflict) => {
    if (conflict.kind === "part") return t(`sequences.part-${conflict.part}`);
    if (conflict.kind !== "letters")
      return t(conflict.kind === "feature" ? "sequences.conflictFeature" : "sequences.conflictPrimer", {
        name: conflict.name,
      });
    const { start, end } = conflict;
    const [first, last] = [Math.min(start + 1, Math.max(end, 1)), Math.max(end, 1)];
    const ends = { first: format.number(first), last: format.number(last) };
    const range = first === last ? ends.first : t("sequences.range", ends);
    return t("sequences.conflictLetters", { range });
  };
};
