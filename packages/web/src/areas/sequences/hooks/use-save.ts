import type { MergeConflict, SequenceRecord } from "@benchleaf/bio";
import {
  type LabFile,
  packTrace,
  type SavedSequence,
  type Sequence,
  type SequenceWarning,
  sequencesApi,
} from "@benchleaf/contract";
import { useRef, useState } from "react";
import { call, Failure } from "../../../kernel/client.ts";
import { isConnectionFailure } from "../../../kernel/failure.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { formatWarning } from "../../../shared/sequences/format-sequence-warning.ts";
import { toContent, toRecord } from "../../../shared/sequences/sequence-record.ts";
import { runJob } from "../editing/run-job.ts";
import { loadSequence, type OpenedSequence, useSequenceCache } from "../sequences.queries.ts";

/** Two people changed the same: who was first, with what, and where it cannot be merged. */
export interface StaleSave {
  readonly authorName: string | null;
  readonly savedAt: string | null;
  readonly theirs: OpenedSequence;
  /** Empty if the base version of the work is missing, so that nothing can be compared. */
  readonly conflicts: readonly MergeConflict[];
}

const textOf = (data: unknown, key: string): string | null => {
  if (typeof data !== "object" || data === null) return null;
  const value = (data as Record<string, unknown>)[key];
  return typeof value === "string" && value !== "" ? value : null;
};

/** What the work is on. */
interface Base {
  readonly version: number;
  /** The record of that version; null if it must be loaded. */
  readonly record: SequenceRecord | null;
}

interface SaveOptions {
  readonly file: LabFile;
  /** The current record, even after waiting. */
  readonly current: () => SequenceRecord;
  readonly base: () => Base;
  readonly onSaved: (sent: SequenceRecord, sequence: Sequence, isAutosaved: boolean) => void;
  /** What someone saved in between was merged into the work, which is on theirs now. */
  readonly onMerged: (merged: SequenceRecord, theirs: OpenedSequence, theirRecord: SequenceRecord) => void;
}

type SaveKind = "explicit" | "autosave";

/** Someone may save again and again while we merge; after this many times the person decides. */
const MAX_MERGES = 5;

const switchedOff: ReadonlySet<string> = new Set(["feature.disabled", "permission.denied"]);

type Merged =
  | { readonly record: SequenceRecord; readonly base: Base }
  /** Empty if nothing could be compared. */
  | { readonly conflicts: readonly MergeConflict[] };

const baseRecordOf = async (base: Base, sequenceId: string): Promise<SequenceRecord | null> => {
  if (base.record) return base.record;
  try {
    const { content, trace } = await loadSequence(sequenceId, base.version);
    return toRecord(content, trace);
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null;
    throw error;
  }
};

/**
 * Saves as a new version, one at a time; an error is shown until the next attempt. If someone saved in between, their
 * changes are merged; only conflicts are asked about.
 */
export const useSave = ({ file, current, base, onSaved, onMerged }: SaveOptions) => {
  const t = useTranslation();
  const toasts = useToasts();
  const cache = useSequenceCache();
  const isSending = useRef(false);
  const [state, setState] = useState<"rest" | "saving" | "failed">("rest");
  const [isWaiting, setWaiting] = useState(false);
  /** The team may switch saving in passing off while the page is open. */
  const [isSwitchedOff, setSwitchedOff] = useState(false);
  const [warnings, setWarnings] = useState<readonly SequenceWarning[]>([]);
  const [stale, setStale] = useState<StaleSave | null>(null);

  /** Takes theirs into the work; the record that is on theirs then, or where they cannot be merged. */
  const merge = async (from: Base, theirs: OpenedSequence): Promise<Merged> => {
    const baseRecord = await baseRecordOf(from, file.id);
    if (baseRecord === null) return { conflicts: [] };
    const record = toRecord(theirs.content, theirs.trace);
    for (;;) {
      const mine = current();
      const result = await runJob({ type: "merge", base: baseRecord, mine, theirs: record });
      // Typed on meanwhile: once more.
      if (current() !== mine) continue;
      if (!result.ok) return { conflicts: result.conflicts };
      onMerged(result.record, theirs, record);
      return { record: result.record, base: { version: theirs.version, record } };
    }
  };

  /** Corrections are reported, and applied to the work unless it was edited since. */
  const takeMended = (sent: SequenceRecord, { warnings, ...saved }: SavedSequence): void => {
    setWarnings(warnings);
    if (warnings.length === 0 || current() !== sent) return;
    const trace = sent.trace ?? null;
    const mended = toRecord(saved.content, trace);
    onMerged(mended, { ...saved, trace }, mended);
  };

  const send = async (kind: SaveKind, message: string): Promise<void> => {
    let from = base();
    let record = current();
    let { name } = file;
    const { version: mergedFrom } = from;
    for (let merges = 0; ; merges++) {
      const body = {
        baseVersion: from.version,
        message,
        content: { ...toContent(record), name },
        ...(merges > 0 && { mergedFrom }),
        // Omitted, it continues with the residues; anything else is reported.
        ...(record.trace !== from.record?.trace && { trace: record.trace ? packTrace(record.trace) : null }),
      };
      try {
        const row = kind === "autosave" ? sequencesApi.autosave : sequencesApi.save;
        const sequence = await call(row, { params: { sequenceId: file.id }, body });
        onSaved(record, sequence, kind === "autosave");
        cache.saved({ ...sequence, trace: record.trace ?? null });
        const { version } = sequence;
        takeMended(record, sequence);
        if (merges > 0) toasts.success(t("sequences.mergedVersion", { version }));
        else if (kind === "explicit") toasts.success(t("sequences.savedVersion", { version }));
        return;
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== "file.version.stale" || merges >= MAX_MERGES)
          throw error;
        const theirs = await loadSequence(file.id, null);
        const merged = await merge(from, theirs);
        if ("conflicts" in merged) {
          const who = {
            authorName: textOf(error.data, "authorName"),
            savedAt: textOf(error.data, "savedAt"),
          };
          setStale({ ...who, theirs, conflicts: merged.conflicts });
          throw error;
        }
        ({ record, base: from } = merged);
        ({ name } = theirs.file);
      }
    }
  };

  const save = async (kind: SaveKind, message = ""): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setState("saving");
    setWaiting(false);
    try {
      await send(kind, message);
      setState("rest");
    } catch (error) {
      setState("failed");
      setWaiting(isConnectionFailure(error));
      if (kind === "autosave" && error instanceof Failure && switchedOff.has(error.code))
        setSwitchedOff(true);
      else if (!(error instanceof Failure && error.code === "file.version.stale")) toasts.failure(error);
    } finally {
      isSending.current = false;
    }
  };

  const saveCopy = async (record: SequenceRecord): Promise<Sequence | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    try {
      const content = {
        ...toContent(record),
        name: t("sequences.copyName", { name: file.name }).slice(0, 255),
      };
      const body = {
        projectId: file.projectId,
        folderId: file.folderId,
        content,
        ...(record.trace && { trace: packTrace(record.trace) }),
      };
      const copy = await call(sequencesApi.create, { body });
      cache.listChanged();
      toasts.success(t("sequences.savedCopy", { name: copy.file.name }));
      for (const warning of copy.warnings.slice(0, 3)) toasts.warning(formatWarning(t, warning));
      return copy;
    } catch (error) {
      toasts.failure(error);
      return null;
    } finally {
      isSending.current = false;
    }
  };

  return {
    state,
    isWaiting,
    isSwitchedOff,
    save,
    saveCopy,
    stale,
    closeStale: () => setStale(null),
    warnings,
    closeWarnings: () => setWarnings([]),
  };
};
