import type { LabFile } from "@benchleaf/contract";
import { Button, Modal } from "antd";
import { useState } from "react";
import { useWords } from "../../../kernel/words.ts";
import { useClock } from "../hooks/use-clock.ts";
import type { StaleSave } from "../hooks/use-save.ts";

interface StaleDialogProps {
  readonly stale: StaleSave | null;
  readonly file: LabFile;
  readonly onCopy: () => Promise<void>;
  readonly onClose: () => void;
}

/** Somebody saved in between: who, when, and three ways on that lose nothing. */
export const StaleDialog = ({ stale, file, onCopy, onClose }: StaleDialogProps) => {
  const t = useWords();
  const clock = useClock();
  const [isCopying, setCopying] = useState(false);
  const isNamed = stale?.authorName && stale.savedAt;
  const title = isNamed
    ? t("sequences.staleTitle", { author: stale.authorName, time: clock(stale.savedAt ?? "") })
    : t("sequences.staleTitleUnknown");
  // By its version: read-only, so that this page's draft is not offered there.
  const theirs = `/sequence/${file.id}${stale?.version ? `?version=${stale.version}` : ""}`;
  const copy = async () => {
    setCopying(true);
    await onCopy();
    setCopying(false);
    onClose();
  };
  return (
    <Modal
      open={stale !== null}
      title={title}
      width={560}
      onCancel={onClose}
      footer={[
        <Button key="keep" onClick={onClose}>
          {t("sequences.staleKeep")}
        </Button>,
        <Button key="open" href={theirs} target="_blank" rel="noreferrer">
          {t("sequences.staleOpen")}
        </Button>,
        <Button key="copy" type="primary" loading={isCopying} onClick={() => void copy()}>
          {t("sequences.staleCopy")}
        </Button>,
      ]}
    >
      {t("sequences.staleHelp")}
    </Modal>
  );
};
