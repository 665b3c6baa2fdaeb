import { priorityOfCut } from "./map-rule.ts";
import { BOLD_WIDTH, textWidth } from "./text-width.ts";
import { type CutMark, nameOfCut, positionOfCut } from "./tracks.ts";

const NAME_SIZE = 11;
export const CUT_LINE = 14;
const NAME_GAP = 6;
const STEM_GAP = 3;
/** Between a stem and its name, so that stems side by side cross neither. */
const FLAG_GAP = 4;
/** Marks with names that are tried; a stroke on the axis is drawn for all. */
const MOST_NAMES = 300;

/** A cut in view: a stroke on the axis, and its name on a line above where there is room. */
export interface LinearCut {
  readonly mark: CutMark;
  readonly x: number;
  readonly name: string;
  /** 0 is nearest to the axis; -1 where the name found no room. */
  readonly line: number;
  readonly textLeft: number;
}

export interface LinearCuts {
  readonly cuts: readonly LinearCut[];
  readonly lineCount: number;
}

interface Box {
  readonly stem: number;
  readonly left: number;
  readonly right: number;
  readonly line: number;
}

/** Whether two names do not overlap: side by side on a line, and neither stem through the other's name. */
const areApart = (one: Box, other: Box): boolean => {
  if (one.line === other.line)
    return one.left >= other.right + NAME_GAP || other.left >= one.right + NAME_GAP;
  const [upper, lower] = one.line > other.line ? [one, other] : [other, one];
  return upper.stem < lower.left - STEM_GAP || upper.stem > lower.right + STEM_GAP;
};

/**
 * Names of cut sites above an axis, `width` pixels long, on at most `maxLines` lines. A name hangs at its stem as a
 * flag does (pushed back where it would leave the drawing); no two names overlap and no stem crosses a name. From right
 * to left all names of a cluster find their lines; where that leaves some out, or there are more than `most`, names
 * are placed by the one rule for maps, and of those without room only the stroke is drawn.
 */
export const layoutLinearCuts = (
  marks: readonly CutMark[],
  toX: (position: number) => number,
  width: number,
  maxLines: number,
  most = MOST_NAMES,
): LinearCuts => {
  const seen = marks
    .map((mark) => ({ mark, x: toX(positionOfCut(mark)) }))
    .filter(({ x }) => x >= 0 && x <= width);
  const fromRight = seen.toSorted((one, other) => other.x - one.x);
  const whole = seen.length > most ? null : placeNames(fromRight, width, maxLines, most);
  if (whole?.cuts.every(({ line }) => line >= 0)) return whole;
  const byPriority = fromRight.toSorted(
    (one, other) => priorityOfCut(other.mark) - priorityOfCut(one.mark) || other.x - one.x,
  );
  return placeNames(byPriority, width, maxLines, most);
};

const placeNames = (
  marks: readonly { readonly mark: CutMark; readonly x: number }[],
  width: number,
  maxLines: number,
  most: number,
): LinearCuts => {
  const boxes: Box[] = [];
  let lineCount = 0;
  const cuts = marks.map(({ mark, x }, index): LinearCut => {
    const name = nameOfCut(mark);
    const nameWidth = textWidth(name, NAME_SIZE) * (mark.count === 1 ? BOLD_WIDTH : 1);
    const textLeft = Math.max(2, Math.min(x + FLAG_GAP, width - 4 - nameWidth));
    const hidden = { mark, x, name, line: -1, textLeft };
    if (index >= most) return hidden;
    for (let line = 0; line < maxLines; line += 1) {
      const box = { stem: x, left: textLeft, right: textLeft + nameWidth, line };
      if (!boxes.every((other) => areApart(box, other))) continue;
      boxes.push(box);
      lineCount = Math.max(lineCount, line + 1);
      return { mark, x, name, line, textLeft };
    }
    return hidden;
  });
  return { cuts, lineCount };
};
