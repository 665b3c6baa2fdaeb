import {
  type Alignment,
  type AlignmentContent,
  type AlignmentStatus,
  alignmentsApi,
  type LabFile,
} from "@benchleaf/contract";
import { useMemo, useReducer, useRef, useState } from "react";
import { call, Failure } from "../../../kernel/client.ts";
import type { Draft } from "../../../kernel/drafts/draft-store.ts";
import { useDraft } from "../../../kernel/drafts/use-draft.ts";
import { useFileUpdates } from "../../../kernel/file-updates.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAutosave, useAutosaveFeature } from "../../../kernel/use-autosave.ts";
import { isUnsaved, openDocument, stepDocument } from "../alignment-document.ts";
import { loadAlignment, useAlignmentCache } from "../alignments.queries.ts";
import { mergeAlignments } from "../merge-alignments.ts";

/** A version that someone saved while this one was open. */
export type NewerAlignment = Pick<AlignmentStatus, "version" | "authorName">;

export interface StaleAlignment {
  readonly authorName: string;
}

const authorOf = (data: unknown): string =>
  String((data as { authorName?: unknown } | null)?.authorName ?? "");

/** The alignment under one's hands, and saving it: by hand, and in passing where the team has that on. */
export const useAlignmentWork = (alignment: Alignment, shownVersion: number | null) => {
  const t = useTranslation();
  const toasts = useToasts();
  const cache = useAlignmentCache();
  const [document, step] = useReducer(stepDocument, alignment.content, openDocument);
  const [file, setFile] = useState<LabFile>(alignment.file);
  const [savedAt, setSavedAt] = useState(alignment.file.updateTime);
  const [state, setState] = useState<"rest" | "saving" | "failed">("rest");
  const [stale, setStale] = useState<StaleAlignment | null>(null);
  const [sources, setSources] = useState(alignment.sources);
  const [newer, setNewer] = useState<NewerAlignment | null>(null);
  const version = useRef(alignment.version);
  const isSending = useRef(false);
  const isOthers = file.lock !== null && !file.abilities.edit;
  const isEditable = shownVersion === null && file.abilities.edit && !isOthers && stale === null;
  const unsaved = isUnsaved(document);
  const isAutosaveOn = useAutosaveFeature();

  /** Reloads the state of the alignment, its lock and its sources after a live update. */
  const hear = async (): Promise<void> => {
    const asked = version.current;
    const request = { params: { alignmentId: file.id }, query: { version: asked } };
    // If it fails, the next save says why.
    const standing = await call(alignmentsApi.standing, request).catch(() => null);
    if (standing === null || version.current !== asked) return;
    setSources(standing.sources);
    // A running save reports conflicts itself.
    if (isSending.current) return;
    setFile(standing.file);
    setNewer(standing.version > asked ? standing : null);
  };
  const sourceIds = document.content.rows.flatMap(({ source }) => (source ? [source.fileId] : []));
  useFileUpdates(shownVersion === null ? [file.id, ...sourceIds] : [], () => void hear());

  /** Merges what someone saved meanwhile, with the user's own changes left to be saved; false if they conflict. */
  const takeAlong = async (mine: AlignmentContent): Promise<boolean> => {
    try {
      const theirs = await loadAlignment(file.id, null);
      const merged = mergeAlignments(document.saved, mine, theirs.content);
      if (merged === null) return false;
      version.current = theirs.version;
      setFile(theirs.file);
      setSources(theirs.sources);
      setNewer(null);
      step({ type: "merged", mine, theirs: theirs.content, content: merged });
      setState("rest");
      toasts.success(t("alignments.merged"));
      return true;
    } catch {
      return false;
    }
  };
  const send = async (kind: "save" | "autosave", sent: AlignmentContent): Promise<void> => {
    if (isSending.current || !isEditable) return;
    isSending.current = true;
    setState("saving");
    try {
      const request = {
        params: { alignmentId: file.id },
        body: { baseVersion: version.current, message: "", content: sent, traces: [] },
      };
      const saved = await call(alignmentsApi[kind], request);
      version.current = saved.version;
      setFile(saved.file);
      setSources(saved.sources);
      setSavedAt(saved.file.updateTime);
      setState("rest");
      step({ type: "saved", sent, content: saved.content });
      cache.saved(saved);
    } catch (error) {
      setState("failed");
      if (!(error instanceof Failure && error.code === "file.version.stale")) toasts.failure(error);
      else if (!(await takeAlong(sent))) setStale({ authorName: authorOf(error.data) });
    } finally {
      isSending.current = false;
    }
  };
  useAutosave(
    isEditable && isAutosaveOn,
    unsaved ? document.content : null,
    () => void send("autosave", document.content),
  );
  // Given up where someone chose theirs, or a copy of their own.
  const [isGivenUp, setGivenUp] = useState(false);
  const { content } = document;
  const readDraft = useMemo(() => {
    if (!unsaved || isGivenUp) return null;
    return () => ({ baseVersion: version.current, content, keptAt: new Date().toISOString() });
  }, [unsaved, isGivenUp, content]);
  const draft = useDraft<Draft<AlignmentContent>>({
    kind: "alignment",
    id: file.id,
    isEditable: shownVersion === null && file.abilities.edit,
    read: readDraft,
    isSaved: (found) => JSON.stringify(found.content) === JSON.stringify(alignment.content),
  });
  /** Restores the draft of a closed page; if others saved since, both are merged, or the user is asked. */
  const restore = async ({ baseVersion, content: mine }: Draft<AlignmentContent>): Promise<void> => {
    try {
      if (baseVersion === alignment.version) return step({ type: "restore", content: mine });
      const base = await loadAlignment(file.id, baseVersion);
      const merged = mergeAlignments(base.content, mine, alignment.content);
      step({ type: "restore", content: merged ?? mine });
      if (merged !== null) return;
      const request = { params: { alignmentId: file.id }, query: { version: alignment.version } };
      const { authorName } = await call(alignmentsApi.standing, request);
      setStale({ authorName });
    } finally {
      draft.settle();
    }
  };
  return {
    document,
    step,
    draft: {
      found: draft.found,
      restore: (found: Draft<AlignmentContent>) => void restore(found).catch(toasts.failure),
      discard: draft.settle,
    },
    giveUp: () => setGivenUp(true),
    file,
    sources,
    version,
    isEditable,
    isUnsaved: unsaved,
    isAutosaveOn,
    state,
    savedAt,
    stale,
    newer,
    save: () => void send("save", document.content),
    renamed: setFile,
  };
};
export type AlignmentWork = ReturnType<typeof useAlignmentWork>;
