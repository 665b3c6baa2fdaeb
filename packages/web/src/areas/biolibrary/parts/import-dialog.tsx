import { LIBRARY_SEQUENCE_LIMIT, type LibraryKind, type OwnedScope } from "@benchleaf/contract";
import { Alert, Button, Checkbox, Progress } from "antd";
import { useMemo, useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useWords } from "../../../kernel/words.ts";
import { PickFiles, SEQUENCE_FILES } from "../../../ui/pick-files.tsx";
import { wishOf } from "../entry-draft.ts";
import { useLibraryChanges } from "../library.queries.ts";
import { checkEntries, type FileEntry, type FilePlace, type ReadEntry } from "../library-files.ts";
import { readInWorker } from "../read-in-worker.ts";
import styles from "./library.module.css";

interface ImportDialogProps {
  readonly kind: LibraryKind;
  readonly scope: OwnedScope;
  readonly onClose: () => void;
}

interface NotAdded {
  readonly place: FilePlace;
  readonly name: string;
  readonly code: string;
}

interface Outcome {
  readonly added: number;
  readonly skipped: readonly NotAdded[];
  readonly isStopped: boolean;
}

const MOST_NAMED = 100;

/** Files into a library: read, looked through, then added in calls of 200 that can be stopped at any time. */
export const ImportDialog = ({ kind, scope, onClose }: ImportDialogProps) => {
  const t = useWords();
  const format = useFormat();
  const toasts = useToasts();
  const changes = useLibraryChanges(kind);
  const work = useRef<AbortController | null>(null);
  const [drafts, setDrafts] = useState<readonly FileEntry[] | null>(null);
  const [isMending, setMending] = useState(true);
  const [done, setDone] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const checked = useMemo(
    (): readonly ReadEntry[] => (drafts ? checkEntries(kind, drafts, isMending) : []),
    [kind, drafts, isMending],
  );
  const good = useMemo(() => checked.filter(({ fault }) => fault === null), [checked]);
  const bad = useMemo(() => checked.filter(({ fault }) => fault !== null), [checked]);
  const read = async (files: readonly File[]) => {
    try {
      const all: FileEntry[] = [];
      const headings = Object.fromEntries(
        (["name", "bases", "description", "orderNumber"] as const).map((column) => [
          t(`biolibrary.${column}`),
          column,
        ]),
      );
      for (const file of files) all.push(...(await readInWorker(kind, file, headings)));
      setOutcome(null);
      setDrafts(all);
    } catch {
      toasts.warning(t("biolibrary.unreadable"));
    }
  };
  const add = async () => {
    const started = new AbortController();
    work.current = started;
    const skipped: NotAdded[] = [];
    let added = 0;
    setDone(0);
    try {
      for (let at = 0; at < good.length; at += LIBRARY_SEQUENCE_LIMIT) {
        const part = good.slice(at, at + LIBRARY_SEQUENCE_LIMIT);
        const answer = await changes.addMany(
          scope,
          part.map(({ draft }) => wishOf(kind, draft)),
          started.signal,
        );
        added += answer.entries.length;
        skipped.push(
          ...answer.skipped.flatMap(({ index, code }): NotAdded[] => {
            const entry = part[index];
            return entry ? [{ place: entry.place, name: entry.draft.name, code }] : [];
          }),
        );
        setDone(at + part.length);
      }
    } catch (error) {
      if (!started.signal.aborted) toasts.failure(error);
    }
    setDone(null);
    setDrafts(null);
    setOutcome({ added, skipped, isStopped: started.signal.aborted });
    await changes.changed();
  };
  const percent = done === null ? 0 : Math.round((100 * done) / Math.max(1, good.length));
  return (
    <Dialog
      open
      title={t("biolibrary.importTitle", { kind: t(`biolibrary.${kind}`) })}
      onCancel={() => {
        work.current?.abort();
        onClose();
      }}
      footer={
        done !== null ? (
          <Button onClick={() => work.current?.abort()}>{t("biolibrary.stop")}</Button>
        ) : drafts === null ? (
          <Button onClick={onClose}>{t("biolibrary.close")}</Button>
        ) : (
          <Button type="primary" disabled={good.length === 0} onClick={() => void add()}>
            {t("biolibrary.importAdd", { number: format.number(good.length) })}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <p className={styles.hint}>{t(`biolibrary.importHelp-${kind}` as PhraseKey)}</p>
        {done === null && (
          <PickFiles
            label={t("biolibrary.chooseFiles")}
            accept={`.xlsx,${SEQUENCE_FILES}`}
            onFiles={(files) => void read(files)}
          />
        )}
        {done !== null && <Progress percent={percent} aria-label={t("biolibrary.importing")} />}
        {drafts !== null && done === null && (
          <>
            <p role="status">
              {t("biolibrary.importFound", {
                good: format.number(good.length),
                bad: format.number(bad.length),
              })}
            </p>
            <Checkbox checked={isMending} onChange={({ target }) => setMending(target.checked)}>
              {t("biolibrary.mendNames")}
            </Checkbox>
            <Faults
              list={bad.map(({ draft, place, fault }) => ({ place, name: draft.name, code: fault ?? "" }))}
            />
          </>
        )}
        {outcome && (
          <>
            <Alert
              type={outcome.skipped.length > 0 || outcome.isStopped ? "warning" : "success"}
              showIcon
              title={t(outcome.isStopped ? "biolibrary.importStopped" : "biolibrary.importDone", {
                added: format.number(outcome.added),
                skipped: format.number(outcome.skipped.length),
              })}
            />
            <Faults list={outcome.skipped} />
          </>
        )}
      </div>
    </Dialog>
  );
};

const Faults = ({ list }: { list: readonly NotAdded[] }) => {
  const t = useWords();
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <ul className={styles.faults} tabIndex={0} aria-label={t("biolibrary.notAdded")}>
      {list.slice(0, MOST_NAMED).map(({ place, name, code }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a file may say the same
        <li key={at}>
          {t(`biolibrary.place-${place.unit}`, { number: format.number(place.number) })} · {name || "–"}:{" "}
          {t(`errors.${code}` as PhraseKey)}
        </li>
      ))}
    </ul>
  );
};
