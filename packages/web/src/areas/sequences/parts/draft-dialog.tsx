import { Button, Modal } from "antd";
import { useClock } from "../../../kernel/use-clock.ts";
import { useWords } from "../../../kernel/words.ts";
import type { Draft } from "../draft-store.ts";

interface DraftDialogProps {
  readonly draft: Draft | null;
  readonly currentVersion: number;
  readonly onRestore: (draft: Draft) => void;
  readonly onDiscard: () => void;
}

/** Offers what an ended page left behind. Closing it by key restores: nothing is thrown away by accident. */
export const DraftDialog = ({ draft, currentVersion, onRestore, onDiscard }: DraftDialogProps) => {
  const t = useWords();
  const clock = useClock();
  if (draft === null) return null;
  return (
    <Modal
      open
      title={t("sequences.draftTitle", { time: clock(draft.keptAt) })}
      closable={false}
      mask={{ closable: false }}
      onCancel={() => onRestore(draft)}
      footer={[
        <Button key="discard" onClick={onDiscard}>
          {t("sequences.draftDiscard")}
        </Button>,
        <Button key="restore" type="primary" autoFocus onClick={() => onRestore(draft)}>
          {t("sequences.draftRestore")}
        </Button>,
      ]}
    >
      <p>{t("sequences.draftHelp")}</p>
      {draft.baseVersion < currentVersion && (
        <p>{t("sequences.draftOlder", { version: draft.baseVersion })}</p>
      )}
    </Modal>
  );
};
