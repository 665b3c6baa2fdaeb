import {
  CheckCircleFilled,
  CloseCircleFilled,
  FileOutlined,
  RedoOutlined,
  StopOutlined,
  WarningFilled,
} from "@ant-design/icons";
import { readNoteSchema } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Progress } from "antd";
import { useState } from "react";
import { Failure } from "../failure.ts";
import { addressOfFile } from "../file-address.ts";
import { formatError } from "../format-error.ts";
import type { ImportItem } from "../import-item.ts";
import { importQueue, isOpen as isUnderWay } from "../import-queue.ts";
import { type Translate, useTranslation } from "../translation.ts";
import { DuplicateChoice } from "./duplicate-choice.tsx";
import styles from "./import-panel.module.css";

type Note = ImportItem["warnings"][number];

const noteOf = (t: Translate, { code, line, detail }: Note): string => {
  const text = detail === "" ? t(`bio.${code}`) : `${t(`bio.${code}`)} (${detail})`;
  return line > 0 ? t("files.importLine", { line, note: text }) : text;
};

/** A reader that gave up gives position and reason in the error's data, which says more than the error's code. */
const failureText = (t: Translate, error: unknown): string => {
  const note = error instanceof Failure ? readNoteSchema.safeParse(error.data) : undefined;
  return note?.success ? noteOf(t, note.data) : formatError(t, error);
};

const stateText = (t: Translate, item: ImportItem): string => {
  if (item.step === "waiting") return t("files.importWaiting");
  if (item.step === "sending") return t("files.importSending", { percent: Math.round(item.progress * 100) });
  if (item.step === "reading")
    return item.readProgress === null
      ? t("files.importReading")
      : t("files.importReadingPercent", { percent: Math.round(item.readProgress * 100) });
  if (item.step === "asking") return t("files.duplicateText");
  if (item.step === "stopped") return t("files.importStopped");
  if (item.step === "failed") return failureText(t, item.error);
  if (item.isOtherType) return t("files.uploadedOtherType");
  if (item.outcome) return t(`files.uploaded_${item.outcome}`);
  return item.fileCount > 1 ? t("files.importDoneMany", { files: item.fileCount }) : t("files.importDone");
};

/** The length of its bar in percent; null if it has none. */
const barOf = ({ step, progress, readProgress }: ImportItem): number | null => {
  const fraction = step === "sending" ? progress : step === "reading" ? readProgress : null;
  return fraction === null ? null : Math.round(fraction * 100);
};

/** What was to be a sequence and nothing could be read of. */
const isUnreadable = ({ step, error }: ImportItem): boolean =>
  step === "failed" && error instanceof Failure && error.code === "sequence.import.failed";

/** One file of the import panel. */
export const ImportRow = ({ item }: { item: ImportItem }) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const name = item.file.name;
  const first = item.files[0];
  const isRunning = isUnderWay(item);
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        {item.step === "done" && <CheckCircleFilled className={styles.good} aria-hidden="true" />}
        {item.step === "failed" && <CloseCircleFilled className={styles.bad} aria-hidden="true" />}
        {first ? (
          <Link
            {...addressOfFile(first)}
            className={styles.name}
            aria-label={t("files.importOpen", { name })}
          >
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {isRunning && (
          <Button
            size="small"
            type="text"
            icon={<StopOutlined />}
            aria-label={t("files.importStopOne", { name })}
            onClick={() => importQueue.stop(item.key)}
          />
        )}
        {(item.step === "failed" || item.step === "stopped") && (
          <Button
            size="small"
            type="text"
            icon={<RedoOutlined />}
            aria-label={t("files.importRetry", { name })}
            onClick={() => importQueue.retry(item.key)}
          />
        )}
      </div>
      {barOf(item) !== null && (
        <Progress percent={barOf(item)!} size="small" showInfo={false} aria-label={name} />
      )}
      <div className={item.step === "failed" ? styles.badText : styles.state}>
        {stateText(t, item)}
        {item.warnings.length > 0 && (
          <button
            type="button"
            className={styles.warn}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <WarningFilled aria-hidden="true" />{" "}
            {t("files.importWarnings", { warnings: item.warnings.length })}
          </button>
        )}
      </div>
      {isUnreadable(item) && (
        <Button size="small" icon={<FileOutlined />} onClick={() => importQueue.keepAsFile(item.key)}>
          {t("files.importKeep")}
        </Button>
      )}
      {item.step === "asking" && <DuplicateChoice item={item} />}
      {isOpen && (
        <ul className={styles.notes}>
          {item.warnings.map((note) => (
            <li key={`${note.line}-${note.code}-${note.detail}`}>{noteOf(t, note)}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
