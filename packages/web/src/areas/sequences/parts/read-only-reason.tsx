import { LockOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useWords } from "../../../kernel/words.ts";
import styles from "./workbench.module.css";

/** Why nothing can be changed here, and the way to where it can. */
export const ReadOnlyReason = ({ file, version }: { file: LabFile; version: number | null }) => {
  const t = useWords();
  if (version === null && file.abilities.edit) return null;
  return (
    <div className={styles.reason} role="status">
      <LockOutlined aria-hidden />
      {version === null ? (
        t("sequences.readOnlyPermission", { owner: file.ownerName })
      ) : (
        <>
          {t("sequences.readOnlyVersion", { version })}
          <Link to="/sequence/$sequenceId" params={{ sequenceId: file.id }}>
            {t("sequences.viewCurrent")}
          </Link>
        </>
      )}
    </div>
  );
};
