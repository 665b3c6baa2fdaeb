import { type Bench, type BenchPlan, cloningApi } from "@benchleaf/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../kernel/client.ts";
import { Failure } from "../../kernel/failure.ts";
import { useNotice } from "../../kernel/notice.ts";
import { useBenchCache } from "./cloning.queries.ts";

/** Saved once the hand has rested so long. */
const PAUSE_MS = 700;

export type SaveState = "saved" | "unsaved" | "saving" | "failed" | "stale";

interface Draft {
  readonly name: string;
  readonly plan: BenchPlan;
}

/** A bench under the hands of a person: each change is drawn at once and saved after a pause. */
export const useBench = (opened: Bench) => {
  const notice = useNotice();
  const cache = useBenchCache();
  const [draft, setDraft] = useState<Draft>({ name: opened.name, plan: opened.plan });
  const [saved, setSaved] = useState({ bench: opened, draft });
  const [state, setState] = useState<SaveState>("saved");
  const isBusy = useRef(false);

  const save = useCallback(
    async (next: Draft, baseRevision: number) => {
      isBusy.current = true;
      setState("saving");
      try {
        const request = { params: { benchId: opened.id }, body: { baseRevision, ...next } };
        const bench = await call(cloningApi.save, request);
        setSaved({ bench, draft: next });
        setState("saved");
        cache.listChanged();
      } catch (error) {
        setState(error instanceof Failure && error.code === "cloning.bench.stale" ? "stale" : "failed");
        notice.failure(error);
      } finally {
        isBusy.current = false;
      }
    },
    [opened.id, cache, notice],
  );

  useEffect(() => {
    if (draft === saved.draft || isBusy.current || state === "stale" || state === "failed") return;
    const timer = setTimeout(() => void save(draft, saved.bench.revision), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, saved, state, save]);

  const change = useCallback((next: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...next }));
    setState((before) => (before === "stale" ? before : "unsaved"));
  }, []);
  const changePlan = useCallback((edit: (plan: BenchPlan) => BenchPlan) => {
    setDraft((before) => ({ ...before, plan: edit(before.plan) }));
    setState((before) => (before === "stale" ? before : "unsaved"));
  }, []);
  /** Saves what is not saved yet; false where that did not work. */
  const saveNow = async (): Promise<boolean> => {
    if (draft === saved.draft) return true;
    await save(draft, saved.bench.revision);
    return true;
  };
  const isUnsaved = draft !== saved.draft;
  return {
    ...draft,
    sources: saved.bench.sources,
    state: isUnsaved && state === "saved" ? ("unsaved" as const) : state,
    isUnsaved,
    change,
    changePlan,
    saveNow,
  };
};
export type OpenBench = ReturnType<typeof useBench>;
