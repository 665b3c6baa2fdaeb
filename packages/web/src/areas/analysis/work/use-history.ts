import { useCallback, useRef, useState } from "react";

/** Changes that follow each other faster than this are undone together, such as the keys of a word. */
const ONE_STEP_MS = 700;
const MOST_STEPS = 100;

/** A value with undo and redo. */
export const useHistory = <T>(begin: () => T) => {
  const [value, setValue] = useState(begin);
  const steps = useRef({ now: value, past: [] as T[], future: [] as T[], time: 0 });
  const set = useCallback((change: (before: T) => T) => {
    const held = steps.current;
    const next = change(held.now);
    if (next === held.now) return;
    const time = Date.now();
    if (time - held.time > ONE_STEP_MS) held.past = [...held.past, held.now].slice(-MOST_STEPS);
    steps.current = { now: next, past: held.past, future: [], time };
    setValue(next);
  }, []);
  const move = useCallback((from: "past" | "future", to: "past" | "future") => {
    const held = steps.current;
    const next = held[from].at(-1);
    if (next === undefined) return;
    const other = [...held[to], held.now];
    steps.current = { ...held, now: next, time: 0, [from]: held[from].slice(0, -1), [to]: other };
    setValue(next);
  }, []);
  const undo = useCallback(() => move("past", "future"), [move]);
  const redo = useCallback(() => move("future", "past"), [move]);
  return { value, set, undo, redo };
};
