import { Button } from "antd";
import { Dialog } from "../parts/dialog.tsx";
import { useTranslation } from "../translation.ts";
import { useClock } from "../use-clock.ts";
import type { Draft } from "./draft-store.ts";

interface DraftDialogProps<StoredDraft extends Draft> {
  readonly draft: StoredDraft | null;
  /** Where the work is on something older than what is there now: what that means. */
  readonly note: string | null;
  readonly onRestore: (draft: StoredDraft) => void;
  readonly onDiscard: () => void;
}

/** Offers what an ended page left behind. Closing it by key restores: nothing is thrown away by accident. */
export const DraftDialog = <StoredDraft extends Draft>({
  draft,
  note,
  onRestore,
  onDiscard,
}: DraftDialogProps<StoredDraft>) => {
  const t = useTranslation();
  const clock = useClock();
  if (draft === null) return null;
  return (
    <Dialog
      open
      title={t("drafts.title", { time: clock(draft.keptAt) })}
      closable={false}
      mask={{ closable: false }}
      onCancel={() => onRestore(draft)}
      footer={[
        <Button key="discard" onClick={onDiscard}>
          {t("drafts.discard")}
        </Button>,
        <Button key="restore" type="primary" autoFocus onClick={() => onRestore(draft)}>
          {t("drafts.restore")}
        </Button>,
      ]}
    >
      <p>{t("drafts.help")}</p>
      {note !== null && <p>{note}</p>}
    </Dialog>
  );
};
