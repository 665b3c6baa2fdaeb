import type { SequenceRecord, Trace } from "@benchleaf/bio";
import type { SequenceContent } from "@benchleaf/contract";
import { useMemo, useRef, useState } from "react";
import type { Draft } from "../../../kernel/drafts/draft-store.ts";
import { useDraft } from "../../../kernel/drafts/use-draft.ts";
import { useAutosave, useAutosaveFeature } from "../../../kernel/use-autosave.ts";
import { toContent, toRecord } from "../../../shared/sequences/sequence-record.ts";
import { hasUnsavedChanges } from "../sequence-document.ts";
import { type OpenedSequence, useSequenceCache } from "../sequences.queries.ts";
import { useRemoteCursors } from "./use-remote-cursors.ts";
import { useResume } from "./use-resume.ts";
import { useSave } from "./use-save.ts";
import type { useSequenceEditor } from "./use-sequence-editor.ts";
import { type Standing, useVersionStatus } from "./use-standing.ts";
import { useTabs } from "./use-tabs.ts";

/** A version that was saved elsewhere while this page was open. */
interface NewerVersion {
  readonly version: number;
  /** Null: by the same user in another tab. */
  readonly authorName: string | null;
}

/** A chromatogram belongs to the work where it is cut with its residues. */
export interface SequenceDraft extends Draft<SequenceContent> {
  readonly trace?: Trace;
}

interface DocumentSessionOptions {
  readonly sequence: OpenedSequence;
  /** The version requested in the address; null for the newest. */
  readonly shownVersion: number | null;
  readonly editor: ReturnType<typeof useSequenceEditor>;
  /** Whether one sees where others are, and they if one is. */
  readonly hasGuests: boolean;
}

/** Keeps the work safe: manual save, autosave, the draft, and other users of the same file. */
export const useDocumentSession = ({ sequence, shownVersion, editor, hasGuests }: DocumentSessionOptions) => {
  const { document, dispatch } = editor;
  const cache = useSequenceCache();
  const [file, setFile] = useState(sequence.file);
  const [base, setBase] = useState({
    version: sequence.version,
    savedAt: sequence.file.updateTime,
    isAutosaved: false,
    /** The work comes from a draft of an older version, whose record is not loaded. */
    isDraft: false,
  });
  const [newer, setNewer] = useState<NewerVersion | null>(null);
  const isNewest = shownVersion === null;
  const isEditable = file.abilities.edit && isNewest;
  const isUnsaved = hasUnsavedChanges(document);

  const now = useRef({ document, base });
  now.current = { document, base };
  const standsOn = (version: number, part: { savedAt: string; isAutosaved: boolean }) => {
    setBase({ version, isDraft: false, ...part });
    setNewer((known) => (known && known.version > version ? known : null));
  };
  const standsOnTheirs = ({ file: theirFile, version }: OpenedSequence) => {
    setFile(theirFile);
    standsOn(version, { savedAt: theirFile.updateTime, isAutosaved: false });
  };
  const takeIn = (record: SequenceRecord, theirs: OpenedSequence, theirRecord: SequenceRecord) => {
    dispatch({ type: "merged", record, savedRecord: theirRecord });
    standsOnTheirs(theirs);
  };

  const saving = useSave({
    file,
    current: () => now.current.document.record,
    base: () => {
      const { version, isDraft } = now.current.base;
      return { version, record: isDraft ? null : now.current.document.savedRecord };
    },
    onSaved: (sent, saved, isAutosaved) => {
      dispatch({ type: "saved", record: sent });
      setFile(saved.file);
      standsOn(saved.version, { savedAt: saved.file.updateTime, isAutosaved });
      tabs.tellSaved(saved.version);
    },
    onMerged: takeIn,
  });
  const tabs = useTabs(file.id, (version) => {
    if (version > now.current.base.version) setNewer({ version, authorName: null });
  });

  // An autosave may have messages to show.
  const canSave = isEditable && (isUnsaved || base.isAutosaved) && saving.state !== "saving";
  const save = (message?: string) => {
    if (canSave) void saving.save("explicit", message);
  };
  useResume(saving.isWaiting, save);
  const { record, savedRecord } = document;
  const isFeatureOn = useAutosaveFeature();
  const isAutosaveOn = isFeatureOn && !saving.isSwitchedOff;
  const canAutosave = isAutosaveOn && isEditable && saving.state !== "failed" && saving.stale === null;
  useAutosave(canAutosave, isUnsaved ? record : null, () => void saving.save("autosave"));

  const readDraft = useMemo(() => {
    if (record === savedRecord) return null;
    return () => ({
      baseVersion: base.version,
      content: toContent(record),
      ...(record.trace && { trace: record.trace }),
      keptAt: new Date().toISOString(),
    });
  }, [record, savedRecord, base.version]);
  const draft = useDraft<SequenceDraft>({
    kind: "sequence",
    id: file.id,
    isEditable,
    read: readDraft,
    isSaved: ({ content }) => JSON.stringify(content) === JSON.stringify(sequence.content),
  });
  const restoreDraft = (found: NonNullable<typeof draft.found>) => {
    dispatch({ type: "replaceRecord", record: toRecord(found.content, found.trace ?? null) });
    const isDraft = found.baseVersion !== base.version;
    setBase((known) => ({ ...known, version: found.baseVersion, isDraft }));
    draft.settle();
  };

  const onNews = ({ file: seen, version, authorName }: Standing) => {
    setFile((known) => (seen.version < known.version ? known : { ...known, ...seen }));
    if (version <= now.current.base.version || now.current.base.isDraft) return;
    // What another tab has reported about that version is more specific.
    setNewer((known) => (known && known.version >= version ? known : { version, authorName }));
  };
  useVersionStatus({ sequenceId: file.id, isOn: isNewest, onNews });
  const { others, guests } = useRemoteCursors({
    sequenceId: file.id,
    document,
    version: base.version,
    isEditing: isEditable && isUnsaved,
    isOn: isNewest,
    hasPlaces: hasGuests && !base.isDraft,
  });

  /** Theirs instead of what is here. */
  const takeTheirs = (theirs: OpenedSequence) => {
    dispatch({ type: "taken", record: toRecord(theirs.content, theirs.trace) });
    standsOnTheirs(theirs);
    cache.saved(theirs);
    saving.closeStale();
  };

  return {
    file,
    setFile,
    version: base.version,
    isEditable,
    isUnsaved,
    canSave,
    saving,
    save,
    draft: { found: draft.found, restore: restoreDraft, discard: draft.settle },
    newer,
    others: others.map(({ name, state }) => ({ name, isEditing: state.isEditing === true })),
    guests,
    otherTabs: tabs.others,
    takeTheirs,
    state: {
      saving: saving.state,
      isUnsaved,
      isEditable,
      savedAt: base.savedAt,
      isAutosaveOn,
      isAutosaved: base.isAutosaved,
    },
  };
};
export type DocumentSession = ReturnType<typeof useDocumentSession>;
