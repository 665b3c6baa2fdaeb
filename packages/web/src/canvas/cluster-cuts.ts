import type { LinearCut } from "./linear-cuts.ts";
import { textWidth } from "./text-width.ts";
import { type CutMark, nameOfCut } from "./tracks.ts";

const TEXT_SIZE = 11;
const TEXT_GAP = 8;

/** Adjacent cuts without space for their names, shown by their number; a single one by its name. */
export interface CutCluster {
  /** In the order of their places. */
  readonly marks: readonly CutMark[];
  /** From the first stroke to the last. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The middle of the text, kept inside the drawing. */
  readonly middle: number;
}

type Gather = CutCluster & { readonly half: number };

/** Gathers the cuts without a name, such that no two texts overlap on a drawing `width` pixels wide. */
export const clusterCuts = (
  cuts: readonly LinearCut[],
  width: number,
  textOf: (count: number) => string,
): readonly CutCluster[] => {
  const gatherOf = (marks: readonly CutMark[], from: number, to: number): Gather => {
    const [first] = marks;
    const text = first && marks.length === 1 ? nameOfCut(first) : textOf(marks.length);
    const half = textWidth(text, TEXT_SIZE) / 2;
    const middle = Math.max(half + 2, Math.min(width - half - 4, (from + to) / 2));
    return { marks, from, to, text, middle, half };
  };
  const gathers: Gather[] = [];
  const unnamed = cuts.filter(({ line }) => line < 0).sort((one, other) => one.x - other.x);
  for (const { mark, x } of unnamed) {
    let last = gatherOf([mark], x, x);
    for (let before = gathers.at(-1); before; before = gathers.at(-1)) {
      const isApart = last.middle - last.half - TEXT_GAP >= before.middle + before.half;
      if (isApart && last.from > before.to + 2) break;
      gathers.pop();
      last = gatherOf([...before.marks, ...last.marks], before.from, last.to);
    }
    gathers.push(last);
  }
  return gathers;
};
