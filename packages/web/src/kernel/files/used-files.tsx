import type { LabFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { addressOfFile } from "../file-address.ts";
import { ErrorState } from "../parts/error-state.tsx";
import { FileIcon } from "../parts/file-icon.tsx";
import { Moment } from "../parts/moment.tsx";
import { useWords } from "../words.ts";
import styles from "./file-history.module.css";
import { useFileUses } from "./file-history.queries.ts";

const Files = ({ title, files }: { title: string; files: readonly LabFile[] }) => (
  <section className={styles.used}>
    <h3>{title}</h3>
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <FileIcon kind={file.kind} />
          <Link {...addressOfFile(file)}>{file.name}</Link>
          <span className={styles.when}>
            <Moment instant={file.updateTime} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** What a file was made of and where it is used, each a link. */
export const UsedFiles = ({ fileId }: { fileId: string }) => {
  const t = useWords();
  const { data, error, refetch } = useFileUses(fileId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  const { uses, usedIn } = data;
  return (
    <>
      {uses.length > 0 && <Files title={t("fileActions.madeOf")} files={uses} />}
      {usedIn.length > 0 && <Files title={t("fileActions.usedIn")} files={usedIn} />}
      {uses.length + usedIn.length === 0 && <p className={styles.soft}>{t("fileActions.usedNowhere")}</p>}
    </>
  );
};
