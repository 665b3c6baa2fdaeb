import type { LabFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { addressOfFile } from "../../../kernel/file-address.ts";
import { FileIcon } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import styles from "./home.module.css";

interface FileLinesProps<File extends LabFile> {
  readonly files: readonly File[];
  /** The end of a line. */
  readonly timeOf?: (file: File) => string;
}

/** Files as lines that lead to them. */
export const FileLines = <File extends LabFile>({ files, timeOf }: FileLinesProps<File>) => (
  <ul className={styles.list}>
    {files.map((file) => (
      <li key={file.id}>
        <Link {...addressOfFile(file)} className={styles.entry}>
          <FileIcon kind={file.kind} />
          <span className={styles.name}>{file.name}</span>
          {timeOf && (
            <span className={styles.aside}>
              <Moment instant={timeOf(file)} />
            </span>
          )}
        </Link>
      </li>
    ))}
  </ul>
);
