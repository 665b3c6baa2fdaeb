import { useCallback, useMemo, useState } from "react";

/** Which rows of a list are picked. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  /** Turns one on or off; with `isRange`, all from the one picked before. */
  toggle(id: string, isRange: boolean): void;
  set(ids: readonly string[]): void;
  clear(): void;
}

/** Ids between two, both included, in the order of `all`. @example `rangeOf(["a", "b", "c"], "c", "b")` is `["b", "c"]` */
export const rangeOf = (all: readonly string[], from: string, to: string): readonly string[] => {
  const [low, high] = [all.indexOf(from), all.indexOf(to)].sort((left, right) => left - right) as [
    number,
    number,
  ];
  return low < 0 ? [to] : all.slice(low, high + 1);
};

/** Selected rows of a list; removes those that are no longer in it. */
export const useSelection = (all: readonly string[]): RowSelection => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const ids = useMemo(() => new Set(all.filter((id) => chosen.has(id))), [all, chosen]);
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      setChosen((before) => {
        const next = new Set(before);
        if (isRange && anchor !== null) for (const one of rangeOf(all, anchor, id)) next.add(one);
        else if (!next.delete(id)) next.add(id);
        return next;
      });
      setAnchor(id);
    },
    [all, anchor],
  );
  const set = useCallback((next: readonly string[]) => setChosen(new Set(next)), []);
  const clear = useCallback(() => setChosen(new Set()), []);
  return { ids, toggle, set, clear };
};
