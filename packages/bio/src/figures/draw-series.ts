import type { AnalysisFigure } from "../statistics/analysis-spec.ts";
import type { FigureFrame } from "./figure-frame.ts";
import { FIGURE_INK, type FigureItem, coordinate as n } from "./figure-scene.ts";

/** Points of a curve that are drawn at most. */
const MOST_POINTS = 5_000;

type Place = readonly [number, number];

const pathOf = (line: readonly Place[], frame: FigureFrame, isStep: boolean): string =>
  line
    .map(([x, y], index) => {
      const [px, py] = [n(frame.x(x)), n(frame.y(y))];
      if (index === 0) return `M${px} ${py}`;
      return isStep ? `H${px}V${py}` : `L${px} ${py}`;
    })
    .join("");

/** Curves with their bands, points, and marks of what was read from them. */
export const drawSeries = (figure: AnalysisFigure, frame: FigureFrame): FigureItem[] =>
  figure.series.flatMap((series, index): FigureItem[] => {
    const color = frame.color(index);
    const band = frame.style.hasBand && series.band.length > 1 ? series.band : [];
    const [low, high] = [
      band.map(([x, below]): Place => [x, below]),
      band.map(([x, , above]): Place => [x, above]),
    ];
    const stroked = (d: string, strokeWidth: number): FigureItem => ({
      kind: "path",
      ...{ d, fill: null, stroke: color, strokeWidth },
    });
    const filled = (): FigureItem => ({
      kind: "path",
      ...{ d: `${pathOf([...high, ...low.toReversed()], frame, false)}Z`, fill: color },
      ...{ fillOpacity: 0.18, stroke: null },
    });
    const shade = series.isStep
      ? [stroked(pathOf(low, frame, true), 0.4), stroked(pathOf(high, frame, true), 0.4)]
      : [filled()];
    return [
      ...(band.length > 0 ? shade : []),
      ...(series.line.length > 0 ? [stroked(pathOf(series.line, frame, series.isStep), 1.2)] : []),
      ...series.points
        .slice(0, MOST_POINTS)
        .map(
          ([x, y]): FigureItem => ({ kind: "circle", cx: frame.x(x), cy: frame.y(y), r: 1.8, fill: color }),
        ),
      ...series.marks.map(([x, y]): FigureItem => {
        const [px, py] = [frame.x(x), frame.y(y)];
        const across = `M${n(px - 2.5)} ${n(py)}H${n(px + 2.5)}`;
        const down = `M${n(px)} ${n(py - 2.5)}V${n(py + 2.5)}`;
        return { kind: "path", d: across + down, fill: null, stroke: FIGURE_INK, strokeWidth: 1 };
      }),
    ];
  });
