import type { AnalysisFigure } from "../statistics/analysis-spec.ts";
import { drawBars, drawGroups } from "./draw-groups.ts";
import { drawSeries } from "./draw-series.ts";
import { type FigureFrame, textWidth } from "./figure-frame.ts";
import { linearScale, logScale, type Scale } from "./figure-scale.ts";
import {
  FIGURE_INK,
  type FigureItem,
  type FigureScene,
  type FigureStyle,
  figureColors,
  figureGrays,
  coordinate as n,
  POINTS_PER_MM,
} from "./figure-scene.ts";

/** Brackets over groups that find room. */
const MOST_BRACKETS = 6;

type Place = readonly [number, number];

/** All values that the scales have to show. */
const rangeOf = ({ groups, series, bars }: AnalysisFigure, { hasBand, error }: FigureStyle) => {
  const places = series.flatMap((one): readonly Place[] => [...one.points, ...one.line, ...one.marks]);
  const ends = groups.flatMap(({ mean, sd, sem, low, high }) => {
    const reach = error === "sd" ? sd : error === "sem" ? sem : null;
    return [low, high, ...(reach === null ? [] : [mean - reach, mean + reach])].filter((one) => one !== null);
  });
  return {
    x: places.map(([x]) => x),
    y: [
      ...groups.flatMap(({ values }) => values),
      ...ends,
      ...places.map(([, y]) => y),
      ...(hasBand ? series.flatMap(({ band }) => band.flatMap(([, low, high]) => [low, high])) : []),
      ...bars.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]),
    ],
  };
};

const namesOf = (figure: AnalysisFigure) => {
  const series = [...new Set(figure.bars.map((one) => one.series))];
  return {
    names:
      figure.kind === "groups"
        ? figure.groups.map(({ name }) => name)
        : [...new Set(figure.bars.map(({ name }) => name))],
    legend:
      figure.kind === "bars"
        ? series
        : figure.kind === "xy" && figure.series.length > 1
          ? figure.series.map(({ name }) => name)
          : [],
    /** A single series without a name needs no legend. */
    hasLegend: figure.kind === "bars" ? series.some((one) => one !== "") : figure.series.length > 1,
  };
};

const tick = (d: string): FigureItem => ({
  kind: "path",
  ...{ d, fill: null, stroke: FIGURE_INK, strokeWidth: 0.75 },
});

const stars = (p: number): string => (p < 0.0001 ? "****" : p < 0.001 ? "***" : p < 0.01 ? "**" : "*");

/** Names of groups that would run into each other are cut. */
const cutName = (name: string, room: number, size: number): string => {
  if (textWidth(name, size) <= room) return name;
  let end = [...name];
  while (end.length > 1 && textWidth(`${end.join("")}…`, size) > room) end = end.slice(0, -1);
  return `${end.join("")}…`;
};

/**
 * A figure at the size that it is printed at: black on white in every theme, without anything that a program for print could
 * not read.
 */
export const drawFigure = (figure: AnalysisFigure, style: FigureStyle): FigureScene => {
  const [width, height] = [style.width * POINTS_PER_MM, style.height * POINTS_PER_MM];
  const size = style.fontSize;
  const isXy = figure.kind === "xy";
  const xName = isXy ? style.xName || figure.xName : style.xName;
  const yName = style.yName || figure.yName;
  const { names, legend, hasLegend } = namesOf(figure);
  const range = rangeOf(figure, style);
  const xScale = figure.isLogX ? logScale(range.x) : linearScale(range.x, false);
  const isFromZero = figure.kind === "bars" || (figure.kind === "groups" && style.shape === "bars");
  const yScale: Scale = figure.isLogY ? logScale(range.y) : linearScale(range.y, isFromZero);
  const brackets = figure.kind === "groups" ? figure.brackets.slice(0, MOST_BRACKETS) : [];
  const widest = Math.max(...yScale.ticks.map(({ text }) => textWidth(text, size)));
  const left = size * 1.2 + widest + (yName === "" ? 0 : size * 1.6);
  const bottom = size * 2.2 + (xName === "" ? 0 : size * 1.6);
  const top = size * (style.title === "" ? 0.8 : 2.4) + brackets.length * size * 1.4;
  const longest = Math.max(0, ...legend.map((one) => textWidth(one, size)));
  // Half of the last number on the axis lies beyond it.
  const beyond = isXy ? textWidth(xScale.ticks.at(-1)?.text ?? "", size) / 2 : 0;
  const right = Math.max(size, beyond + 2) + (hasLegend ? size * 1.6 + Math.min(longest, width * 0.35) : 0);
  const plot = {
    ...{ left, top },
    width: Math.max(width - left - right, 10),
    height: Math.max(height - top - bottom, 10),
  };
  const colors = style.isGray ? figureGrays : figureColors;
  const frame: FigureFrame = {
    ...{ plot, style, names, legend },
    x: (value) => plot.left + xScale.at(value) * plot.width,
    y: (value) => plot.top + (1 - yScale.at(value)) * plot.height,
    slot: (index) => plot.left + ((index + 0.5) / Math.max(names.length, 1)) * plot.width,
    color: (index) => colors[index % colors.length] ?? FIGURE_INK,
  };
  const [axisX, axisY] = [plot.left + plot.width, plot.top + plot.height];
  const text = (
    words: string,
    x: number,
    y: number,
    anchor: "start" | "middle" | "end" = "middle",
    more: { readonly isBold?: boolean; readonly isTurned?: boolean } = {},
  ): FigureItem[] => (words === "" ? [] : [{ kind: "text", x, y, text: words, size, anchor, ...more }]);
  return {
    ...{ width, height },
    items: [
      { kind: "rect", x: 0, y: 0, width, height, fill: "#ffffff", stroke: null },
      ...text(style.title, width / 2, size * 1.4, "middle", { isBold: true }),
      tick(`M${n(plot.left)} ${n(plot.top)}V${n(axisY)}H${n(axisX)}`),
      ...yScale.ticks.flatMap(({ value, text: words }) => [
        tick(`M${n(plot.left)} ${n(frame.y(value))}H${n(plot.left - 3)}`),
        ...text(words, plot.left - 5, frame.y(value) + size * 0.35, "end"),
      ]),
      ...(isXy ? xScale.ticks : []).flatMap(({ value, text: words }) => [
        tick(`M${n(frame.x(value))} ${n(axisY)}V${n(axisY + 3)}`),
        ...text(words, frame.x(value), axisY + size * 1.4),
      ]),
      ...(isXy ? [] : names).flatMap((name, index) =>
        text(
          cutName(name, plot.width / names.length - size * 0.3, size),
          frame.slot(index),
          axisY + size * 1.4,
        ),
      ),
      ...text(xName, plot.left + plot.width / 2, height - size * 0.5),
      ...text(yName, size * 1.1, plot.top + plot.height / 2, "middle", { isTurned: true }),
      ...(hasLegend ? legend : []).flatMap((name, index): FigureItem[] => {
        const y = plot.top + index * size * 1.5;
        const box = { x: axisX + size, y, width: size * 0.8, height: size * 0.8 };
        return [
          { kind: "rect", ...box, fill: frame.color(index), stroke: null },
          ...text(cutName(name, width * 0.35, size), axisX + size * 2.2, y + size * 0.75, "start"),
        ];
      }),
      ...(figure.kind === "groups" ? drawGroups(figure, frame) : []),
      ...(figure.kind === "xy" ? drawSeries(figure, frame) : []),
      ...(figure.kind === "bars" ? drawBars(figure, frame) : []),
      ...brackets.flatMap(({ a, b, p }, index): FigureItem[] => {
        const [from, to] = [frame.slot(names.indexOf(a)), frame.slot(names.indexOf(b))];
        const y = plot.top - size * (0.3 + index * 1.4);
        const d = `M${n(from)} ${n(y + 3)}V${n(y)}H${n(to)}V${n(y + 3)}`;
        return [
          { kind: "path", d, fill: null, stroke: FIGURE_INK, strokeWidth: 0.6 },
          ...text(stars(p), (from + to) / 2, y - 1),
        ];
      }),
    ],
  };
};
