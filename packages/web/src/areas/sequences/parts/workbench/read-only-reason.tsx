import { LockOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useSession } from "../../../../kernel/session.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useClock } from "../../../../kernel/use-clock.ts";
import { useLock } from "../../../../shared/files/use-lock.ts";
import styles from "./workbench.module.css";

interface ReadOnlyReasonProps {
  readonly file: LabFile;
  readonly version: number | null;
  /** Work that cannot be saved here any more. */
  readonly isUnsaved: boolean;
  readonly onFile: (file: LabFile) => void;
  readonly onCopy: () => void;
}

/** Why nothing can be changed here, or by no one else, and the way to where it can. */
export const ReadOnlyReason = ({ file, version, isUnsaved, onFile, onCopy }: ReadOnlyReasonProps) => {
  const t = useTranslation();
  const clock = useClock();
  const { userId } = useSession();
  const lock = useLock(file, onFile);
  if (version !== null)
    return (
      <div className={styles.reason} role="status">
        <LockOutlined aria-hidden />
        {t("sequences.readOnlyVersion", { version })}
        <Link to="/sequence/$sequenceId" params={{ sequenceId: file.id }}>
          {t("sequences.viewCurrent")}
        </Link>
      </div>
    );
  if (file.lock !== null) {
    const { userName, since, until } = file.lock;
    const times = { since: clock(since), until: clock(until), name: userName };
    return (
      <div className={styles.reason} role="status">
        <LockOutlined aria-hidden />
        {t(file.lock.userId === userId ? "sequences.lockOwn" : "sequences.lockOther", times)}
        {file.abilities.unlock && (
          <Button size="small" loading={lock.isBusy} onClick={lock.unlock}>
            {t("sequences.unlock")}
          </Button>
        )}
        {isUnsaved && !file.abilities.edit && (
          <Button size="small" onClick={onCopy}>
            {t("sequences.staleCopy")}
          </Button>
        )}
      </div>
    );
  }
  if (file.abilities.edit) return null;
  return (
    <div className={styles.reason} role="status">
      <LockOutlined aria-hidden />
      {t("sequences.readOnlyPermission", { owner: file.ownerName })}
    </div>
  );
};
