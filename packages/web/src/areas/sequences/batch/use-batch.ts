import type { SequenceSummary } from "@benchleaf/contract";
import { useEffect, useRef, useState } from "react";

/** As many sequences are worked on in one go: each is fetched whole. */
export const MAX_BATCH = 200;

/** Why a sequence is passed over, in the reader's words; not an error. */
export class Skipped extends Error {}

export type BatchState<Answer> =
  | { readonly state: "waiting" | "working" }
  | { readonly state: "done"; readonly answer: Answer }
  | { readonly state: "skipped"; readonly reason: string }
  | { readonly state: "failed"; readonly error: unknown };

export interface Batch<Answer> {
  /** By the id of the sequence. */
  readonly states: ReadonlyMap<string, BatchState<Answer>>;
  readonly isRunning: boolean;
  /** So many are through, whatever came of them. */
  readonly done: number;
  /** What came of those that went well, in the order of the list. */
  readonly answers: readonly (readonly [SequenceSummary, Answer])[];
  /** Works on one sequence after another; a failure does not stop the others. Returns whether it reached the end. */
  run(
    work: (file: SequenceSummary, signal: AbortSignal) => Promise<Answer>,
    wanted?: readonly SequenceSummary[],
  ): Promise<boolean>;
  stop(): void;
}

const isOver = ({ state }: BatchState<unknown>): boolean => state !== "waiting" && state !== "working";

/** The same work on many sequences, reported row by row. */
export const useBatch = <Answer>(files: readonly SequenceSummary[]): Batch<Answer> => {
  const [states, setStates] = useState<ReadonlyMap<string, BatchState<Answer>>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const tell = (id: string, state: BatchState<Answer>) =>
    setStates((before) => new Map(before).set(id, state));

  const run: Batch<Answer>["run"] = async (work, wanted = files) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setStates((before) => {
      const next = new Map(wanted === files ? [] : before);
      for (const { id } of wanted) next.set(id, { state: "waiting" });
      return next;
    });
    setRunning(true);
    for (const file of wanted) {
      if (signal.aborted) break;
      tell(file.id, { state: "working" });
      try {
        const answer = await work(file, signal);
        if (!signal.aborted) tell(file.id, { state: "done", answer });
      } catch (error) {
        if (signal.aborted) break;
        tell(
          file.id,
          error instanceof Skipped ? { state: "skipped", reason: error.message } : { state: "failed", error },
        );
      }
    }
    if (running.current === controller) {
      running.current = null;
      setRunning(false);
    }
    return !signal.aborted;
  };
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setRunning(false);
    setStates((before) => new Map([...before].filter(([, state]) => isOver(state))));
  };
  return {
    states,
    isRunning,
    done: [...states.values()].filter(isOver).length,
    answers: files.flatMap((file) => {
      const state = states.get(file.id);
      return state?.state === "done" ? [[file, state.answer] as const] : [];
    }),
    run,
    stop,
  };
};
