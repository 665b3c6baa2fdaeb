import { LockOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button } from "antd";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useClock } from "../../../kernel/use-clock.ts";
import { useLock } from "../../../shared/files/use-lock.ts";
import styles from "./alignments.module.css";

interface LockNoteProps {
  readonly file: LabFile;
  readonly onFile: (file: LabFile) => void;
}

/** Why nothing can be changed here, or by no one else. */
export const LockNote = ({ file, onFile }: LockNoteProps) => {
  const t = useTranslation();
  const clock = useClock();
  const { userId } = useSession();
  const lock = useLock(file, onFile);
  if (file.lock === null && file.abilities.edit) return null;
  const isOwn = file.lock?.userId === userId;
  return (
    <div className={styles.note} role="status">
      <LockOutlined aria-hidden />
      <span>
        {file.lock
          ? t(isOwn ? "alignments.lockOwn" : "alignments.lockOther", {
              name: file.lock.userName,
              since: clock(file.lock.since),
              until: clock(file.lock.until),
            })
          : t("alignments.readOnly", { owner: file.ownerName })}
      </span>
      {file.abilities.unlock && (
        <Button size="small" loading={lock.isBusy} onClick={lock.unlock}>
          {t("sequences.unlock")}
        </Button>
      )}
    </div>
  );
};

/** Keeps others from changing the alignment. */
export const LockButton = ({ file, onFile }: LockNoteProps) => {
  const t = useTranslation();
  const lock = useLock(file, onFile);
  if (file.lock !== null || !file.abilities.edit) return null;
  return (
    <Button
      icon={<LockOutlined aria-hidden />}
      aria-label={t("sequences.lock")}
      title={t("sequences.lock")}
      loading={lock.isBusy}
      onClick={lock.lock}
    />
  );
};
