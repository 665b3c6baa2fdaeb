import { FilePdfOutlined } from "@ant-design/icons";
import {
  type ImportedPaper,
  MAX_IMPORT_AT_ONCE,
  MAX_IMPORT_CHARACTERS,
  MAX_PAPER_BYTES,
  type PaperFields,
} from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Input, Progress, Select } from "antd";
import { useId, useRef, useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { ChoosePlace, type Place, usePlaceInput } from "../../../shared/files/choose-place.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { importPapers, useCollections, usePaperChanges } from "../library.queries.ts";
import { MAX_PAPER_MB } from "../paper-text.ts";
import styles from "./library.module.css";
import { RecordFields, useRecordDraft } from "./record-fields.tsx";

const KINDS = ["files", "ids", "text", "manual"] as const;
type Kind = (typeof KINDS)[number];
const labels = {
  files: "papers.importFiles",
  ids: "papers.importIds",
  text: "papers.importText",
  manual: "papers.importManual",
} as const;

interface Running {
  readonly done: number;
  readonly total: number;
}

/** What has become of each entry, the failed ones first. */
const Outcome = ({ entries }: { entries: readonly ImportedPaper[] }) => {
  const t = useTranslation();
  const count = (outcome: ImportedPaper["outcome"]) =>
    entries.filter((one) => one.outcome === outcome).length;
  const sorted = [...entries].sort(
    (one, other) => Number(other.outcome === "failed") - Number(one.outcome === "failed"),
  );
  return (
    <div className={styles.stack}>
      <p role="status">
        {t("papers.importDone", {
          created: count("created"),
          duplicate: count("duplicate"),
          failed: count("failed"),
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <ul className={styles.lines} tabIndex={0} aria-label={t("papers.importTitle")}>
        {sorted.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same
          <li key={index}>
            <span title={entry.name}>
              {entry.literatureId ? (
                <Link to={`/library/literature/${entry.literatureId}`}>{entry.name}</Link>
              ) : (
                entry.name || "—"
              )}
            </span>
            <span className={styles.soft}>
              {t(`papers.outcome-${entry.outcome}`)}
              {entry.line !== null &&
                entry.outcome === "failed" &&
                ` · ${t("papers.line", { line: entry.line })}`}
              {entry.reason && ` · ${t(`papers.reason-${entry.reason}`)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Parts of a list that are sent one after the other. */
const partsOf = <T,>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** PDFs, identifiers, records of other programs, or one by hand become papers. */
export const ImportDialog = ({
  collectionId,
  onClose,
}: {
  collectionId?: string | undefined;
  onClose: () => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { refresh } = usePaperChanges();
  const collections = useCollections();
  const panelId = useId();
  const ids = { list: useId(), text: useId(), collection: useId() };
  const [kind, setKind] = useState<Kind>("files");
  const [place, setPlace] = useState<Place | null>(null);
  const target = usePlaceInput(place);
  const [into, setInto] = useState<string | null>(collectionId ?? null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [list, setList] = useState("");
  const [text, setText] = useState("");
  const [draft, setDraft] = useRecordDraft();
  const [running, setRunning] = useState<Running | null>(null);
  const [entries, setEntries] = useState<readonly ImportedPaper[] | null>(null);
  const stop = useRef<AbortController | null>(null);

  const body = (source: Parameters<typeof importPapers>[0]["source"]) => ({
    ...(target.projectId && { place: { projectId: target.projectId, folderId: target.folderId } }),
    collectionId: into,
    source,
  });

  const work = async (
    signal: AbortSignal,
    tell: (found: readonly ImportedPaper[]) => void,
  ): Promise<void> => {
    if (kind === "files") {
      for (const file of files) {
        const { uuid } = await upload(file, () => {}, signal);
        tell(await importPapers(body({ type: "uploads", uploads: [{ uuid, name: file.name }] }), signal));
      }
      return;
    }
    if (kind === "ids") {
      const wanted = list.split(/[\s,;，；]+/).filter(Boolean);
      for (const identifiers of partsOf(wanted, Math.min(5, MAX_IMPORT_AT_ONCE)))
        tell(await importPapers(body({ type: "identifiers", identifiers }), signal));
      return;
    }
    if (kind === "text") {
      tell(await importPapers(body({ type: "text", text }), signal));
      return;
    }
    tell(await importPapers(body({ type: "record", fields: draft as PaperFields }), signal));
  };

  /** A larger file is not even read: it would stop the page. */
  const readText = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = file.size > 4 * MAX_IMPORT_CHARACTERS ? null : await file.text();
    if (read === null || read.length > MAX_IMPORT_CHARACTERS)
      toasts.warning(t("papers.textTooLong", { name: file.name, limit: MAX_IMPORT_CHARACTERS / 1_000_000 }));
    else setText(read);
  };

  const total =
    kind === "files" ? files.length : kind === "ids" ? list.split(/[\s,;，；]+/).filter(Boolean).length : 1;
  const isReady =
    kind === "files"
      ? files.length > 0
      : kind === "ids"
        ? total > 0
        : kind === "text"
          ? text.trim() !== ""
          : draft.title.trim() !== "";

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    stop.current = controller;
    let found: ImportedPaper[] = [];
    setEntries(null);
    setRunning({ done: 0, total });
    try {
      await work(controller.signal, (more) => {
        found = [...found, ...more];
        setRunning({ done: found.length, total: Math.max(total, found.length) });
      });
    } catch (error) {
      if (!controller.signal.aborted) toasts.failure(error);
    }
    setRunning(null);
    if (found.length > 0) {
      setEntries(found);
      setFiles([]);
      setList("");
      setText("");
      void refresh();
    }
  };

  return (
    <Dialog
      open
      title={t("papers.importTitle")}
      width={640}
      saved={entries}
      okText={entries ? t("papers.close") : t("papers.start")}
      okButtonProps={{ disabled: !entries && !isReady }}
      cancelButtonProps={entries ? { style: { display: "none" } } : {}}
      cancelText={running ? t("papers.stop") : t("papers.cancel")}
      confirmLoading={running !== null}
      onOk={() => (entries ? onClose() : void start())}
      onCancel={() => (running ? stop.current?.abort() : onClose())}
    >
      <div className={styles.stack}>
        {entries ? (
          <Outcome entries={entries} />
        ) : (
          <>
            <Tabs
              label={t("papers.importTitle")}
              panelId={panelId}
              active={kind}
              tabs={KINDS.map((key): { key: Kind; label: string } => ({ key, label: t(labels[key]) }))}
              onPick={(next) => setKind(next)}
            />
            <div id={panelId} role="tabpanel" className={styles.stack}>
              {kind === "files" && (
                <DropArea label={t("papers.dropPdfs")} onFiles={(more) => setFiles([...files, ...more])}>
                  <div className={styles.stack}>
                    <p className={styles.soft}>{t("papers.dropPdfs")}</p>
                    <PickFiles
                      label={t("papers.choosePdfs")}
                      accept=".pdf,application/pdf"
                      icon={<FilePdfOutlined />}
                      onFiles={(more) => setFiles([...files, ...more])}
                    />
                    {files.length > 0 && (
                      <ul className={styles.lines}>
                        {files.map((file, index) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
                          <li key={index}>
                            <span>{file.name}</span>
                            {file.size > MAX_PAPER_BYTES && (
                              <span className={styles.soft} role="status">
                                {t("papers.pdfTooLarge", { size: MAX_PAPER_MB })}
                              </span>
                            )}
                          </li>
                        ))}
                      </ul>
                    )}
                  </div>
                </DropArea>
              )}
              {kind === "ids" && (
                <>
                  <label htmlFor={ids.list}>{t("papers.idsLabel")}</label>
                  <Input.TextArea
                    id={ids.list}
                    rows={5}
                    value={list}
                    onChange={(event) => setList(event.target.value)}
                  />
                  <p className={styles.soft}>{t("papers.idsHelp")}</p>
                </>
              )}
              {kind === "text" && (
                <>
                  <label htmlFor={ids.text}>{t("papers.textLabel")}</label>
                  <Input.TextArea
                    id={ids.text}
                    rows={8}
                    maxLength={MAX_IMPORT_CHARACTERS}
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                  />
                  <PickFiles
                    label={t("papers.textFile")}
                    accept=".bib,.ris,.json,.txt,.nbib"
                    onFiles={([file]) => void readText(file)}
                  />
                </>
              )}
              {kind === "manual" && <RecordFields draft={draft} onChange={setDraft} />}
            </div>
            <ChoosePlace
              place={place}
              words={{
                project: t("papers.place"),
                folder: t("papers.folder"),
                noFolder: t("papers.noFolder"),
              }}
              onChange={setPlace}
            />
            <label htmlFor={ids.collection}>{t("papers.intoCollection")}</label>
            <Select
              id={ids.collection}
              allowClear
              value={into}
              options={(collections.data?.records ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(value) => setInto(value ?? null)}
            />
            {running && (
              <div role="status">
                <Progress
                  percent={Math.round((running.done / Math.max(1, running.total)) * 100)}
                  aria-label={t("papers.importTitle")}
                />
                {t("papers.importing", { done: running.done, total: running.total })}
              </div>
            )}
          </>
        )}
        {entries && (
          <Button className={styles.atStart ?? ""} onClick={() => setEntries(null)}>
            {t("papers.importMore")}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
