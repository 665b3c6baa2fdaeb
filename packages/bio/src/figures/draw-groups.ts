import type { AnalysisFigure, FigureGroup } from "../statistics/analysis-spec.ts";
import type { FigureFrame } from "./figure-frame.ts";
import { FIGURE_INK, type FigureItem, type FigureStyle, coordinate as n } from "./figure-scene.ts";

/** Points of a group that are drawn at most. */
const MOST_POINTS = 500;

const line = (d: string, strokeWidth: number): FigureItem => ({
  kind: "path",
  ...{ d, fill: null, stroke: FIGURE_INK, strokeWidth },
});

/** Both ends of an error bar, as the style asks for it; null for none. */
export const errorOf = (group: FigureGroup, kind: FigureStyle["error"]): readonly [number, number] | null => {
  if (kind === "interval") return group.low === null || group.high === null ? null : [group.low, group.high];
  const reach = kind === "sd" ? group.sd : kind === "sem" ? group.sem : null;
  return reach === null ? null : [group.mean - reach, group.mean + reach];
};

/** An error bar with its two caps. */
export const whisker = (x: number, low: number, high: number, wide: number): FigureItem => {
  const [left, right] = [n(x - wide), n(x + wide)];
  return line(`M${n(x)} ${n(low)}V${n(high)}M${left} ${n(low)}H${right}M${left} ${n(high)}H${right}`, 0.75);
};

const barOf = (
  group: FigureGroup,
  x: number,
  half: number,
  color: string,
  y: FigureFrame["y"],
): FigureItem => {
  const [top, base] = [y(group.mean), y(0)];
  return {
    kind: "rect",
    ...{ x: x - half, y: Math.min(top, base), width: 2 * half, height: Math.abs(base - top) },
    ...{ fill: color, fillOpacity: 0.35, stroke: color, strokeWidth: 1 },
  };
};

const boxOf = (
  group: FigureGroup,
  x: number,
  half: number,
  color: string,
  y: FigureFrame["y"],
): FigureItem[] => {
  const [low, high] = [Math.min(...group.values), Math.max(...group.values)];
  return [
    line(`M${n(x)} ${n(y(low))}V${n(y(group.q1))}M${n(x)} ${n(y(group.q3))}V${n(y(high))}`, 0.75),
    {
      kind: "rect",
      ...{ x: x - half, y: y(group.q3), width: 2 * half, height: Math.max(y(group.q1) - y(group.q3), 0.5) },
      ...{ fill: color, fillOpacity: 0.35, stroke: color, strokeWidth: 1 },
    },
    line(`M${n(x - half)} ${n(y(group.median))}H${n(x + half)}`, 1.2),
  ];
};

/** Points, bars or boxes of groups; points are spread by their place in the list, so a figure is the same every time. */
export const drawGroups = ({ groups }: AnalysisFigure, frame: FigureFrame): FigureItem[] => {
  const { style, y, slot, plot } = frame;
  const half = Math.min((plot.width / Math.max(groups.length, 1)) * 0.3, 24);
  return groups.flatMap((group, index) => {
    const x = slot(index);
    const color = frame.color(index);
    const error = style.shape === "boxes" ? null : errorOf(group, style.error);
    return [
      ...(style.shape === "bars" ? [barOf(group, x, half, color, y)] : []),
      ...(style.shape === "boxes" ? boxOf(group, x, half, color, y) : []),
      ...group.values.slice(0, MOST_POINTS).map(
        (value, place): FigureItem => ({
          kind: "circle",
          cx: x + half * 0.7 * (((place * 0.618) % 1) - 0.5),
          ...{ cy: y(value), r: 1.6, fill: color },
        }),
      ),
      ...(style.shape === "points"
        ? [line(`M${n(x - half * 0.7)} ${n(y(group.mean))}H${n(x + half * 0.7)}`, 1.2)]
        : []),
      ...(error ? [whisker(x, y(error[0]), y(error[1]), half * 0.4)] : []),
    ];
  });
};

/** Bars of counts or fold changes, next to each other by series. */
export const drawBars = ({ bars }: AnalysisFigure, frame: FigureFrame): FigureItem[] => {
  const { names, legend, slot, y, plot } = frame;
  const room = (plot.width / Math.max(names.length, 1)) * 0.7;
  const wide = room / Math.max(legend.length, 1);
  return bars.flatMap((bar): FigureItem[] => {
    const place = legend.indexOf(bar.series);
    const x = slot(names.indexOf(bar.name)) - room / 2 + wide * (place + 0.5);
    const [top, base] = [y(bar.value), y(0)];
    return [
      {
        kind: "rect",
        ...{ x: x - wide * 0.42, y: Math.min(top, base), width: wide * 0.84, height: Math.abs(base - top) },
        ...{ fill: frame.color(place), stroke: null },
      },
      ...(bar.low === null || bar.high === null ? [] : [whisker(x, y(bar.low), y(bar.high), wide * 0.2)]),
    ];
  });
};
