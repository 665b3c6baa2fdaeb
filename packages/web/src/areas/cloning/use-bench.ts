import { type Bench, type BenchPlan, cloningApi } from "@benchleaf/contract";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { call } from "../../kernel/client.ts";
import type { Draft } from "../../kernel/drafts/draft-store.ts";
import { useDraft } from "../../kernel/drafts/use-draft.ts";
import { Failure } from "../../kernel/failure.ts";
import { useFileUpdates } from "../../kernel/file-updates.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useBenchCache } from "./cloning.queries.ts";

/** Saved once the hand has rested so long. */
const PAUSE_MS = 700;

const MOST_STEPS = 100;

export type SaveState = "saved" | "unsaved" | "saving" | "failed" | "stale";

/** A bench that someone else has saved stays so, whatever is changed in it. */
const touched = (before: SaveState): SaveState => (before === "stale" ? before : "unsaved");

/** What a person changes of a bench. */
interface BenchWork {
  readonly name: string;
  readonly plan: BenchPlan;
}

/** A bench under the hands of a person: each change is drawn at once, saved after a pause, and a draft until then. */
export const useBench = (opened: Bench) => {
  const toasts = useToasts();
  const cache = useBenchCache();
  const [draft, setDraft] = useState<BenchWork>({ name: opened.name, plan: opened.plan });
  const [saved, setSaved] = useState({ draft });
  const [sources, setSources] = useState(opened.sources);
  const [state, setState] = useState<SaveState>("saved");
  const revision = useRef(opened.revision);
  const sent = useRef<{ draft: BenchWork | null; isSaved: Promise<boolean> }>({
    draft: null,
    isSaved: Promise.resolve(true),
  });

  const put = useCallback(
    async (next: BenchWork): Promise<boolean> => {
      setState("saving");
      try {
        const body = { baseRevision: revision.current, ...next };
        const bench = await call(cloningApi.save, { params: { benchId: opened.id }, body });
        revision.current = bench.revision;
        setSaved({ draft: next });
        setSources(bench.sources);
        setState("saved");
        cache.listChanged();
        return true;
      } catch (error) {
        sent.current = { ...sent.current, draft: null };
        setState(error instanceof Failure && error.code === "cloning.bench.stale" ? "stale" : "failed");
        toasts.failure(error);
        return false;
      }
    },
    [opened.id, cache, toasts],
  );
  /** One after the other: each save is over the revision that the one before it made. */
  const save = useCallback(
    (next: BenchWork): Promise<boolean> => {
      if (sent.current.draft !== next)
        sent.current = { draft: next, isSaved: sent.current.isSaved.then(() => put(next)) };
      return sent.current.isSaved;
    },
    [put],
  );

  useFileUpdates(
    draft.plan.plasmids.map(({ plasmidConfig }) => plasmidConfig.sequenceId),
    () => {
      // If it fails, the next save says why.
      const asked = call(cloningApi.get, { params: { benchId: opened.id } });
      asked.then((bench) => setSources(bench.sources)).catch(() => undefined);
    },
  );

  useEffect(() => {
    if (draft === saved.draft || state === "stale" || state === "failed") return;
    const timer = setTimeout(() => void save(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, saved, state, save]);

  const [steps, setSteps] = useState<{ past: readonly BenchPlan[]; future: readonly BenchPlan[] }>({
    past: [],
    future: [],
  });
  const change = useCallback((next: Partial<BenchWork>) => {
    setDraft((before) => ({ ...before, ...next }));
    setState(touched);
  }, []);
  const { plan } = draft;
  const latest = useRef(plan);
  latest.current = plan;
  const changePlan = useCallback((edit: (plan: BenchPlan) => BenchPlan) => {
    const before = latest.current;
    const next = edit(before);
    if (next === before) return;
    latest.current = next;
    setSteps(({ past }) => ({ past: [...past, before].slice(-MOST_STEPS), future: [] }));
    setDraft((draft) => ({ ...draft, plan: next }));
    setState(touched);
  }, []);
  const step = (by: "undo" | "redo") => {
    const { past, future } = steps;
    const next = by === "undo" ? past.at(-1) : future[0];
    if (!next) return;
    setSteps(
      by === "undo"
        ? { past: past.slice(0, -1), future: [plan, ...future] }
        : { past: [...past, plan], future: future.slice(1) },
    );
    setDraft((before) => ({ ...before, plan: next }));
    setState(touched);
  };
  const isUnsaved = draft !== saved.draft;
  const readDraft = useMemo(() => {
    if (!isUnsaved) return null;
    return () => ({ baseVersion: revision.current, content: draft, keptAt: new Date().toISOString() });
  }, [isUnsaved, draft]);
  const kept = useDraft<Draft<BenchWork>>({
    kind: "bench",
    id: opened.id,
    isEditable: true,
    read: readDraft,
    isSaved: ({ content: { name, plan } }) =>
      JSON.stringify([name, plan]) === JSON.stringify([opened.name, opened.plan]),
  });
  const restore = ({ content: { name, plan } }: Draft<BenchWork>) => {
    changePlan(() => plan);
    change({ name });
    kept.settle();
  };
  /** Saves what is not saved yet; false if that did not work. */
  const saveNow = (): Promise<boolean> => (draft === saved.draft ? Promise.resolve(true) : save(draft));
  return {
    ...draft,
    sources,
    state: isUnsaved && state === "saved" ? ("unsaved" as const) : state,
    isUnsaved,
    change,
    changePlan,
    undo: () => step("undo"),
    redo: () => step("redo"),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    saveNow,
    draft: {
      found: kept.found,
      isOlder: kept.found !== null && kept.found.baseVersion < opened.revision,
      restore,
      discard: kept.settle,
    },
  };
};
export type OpenBench = ReturnType<typeof useBench>;
