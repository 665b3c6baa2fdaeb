import type { AnalysisFigure } from "@benchleaf/bio";
import type { AnalysisFigureSettings } from "@benchleaf/contract";
import type { Ref } from "react";
import { palettes } from "../../../kernel/charts/chart-looks.ts";
import { drawBars, drawGroups, drawSeries } from "./figure-marks.tsx";
import { linearScale, logScale } from "./figure-scale.ts";

/** Points (1/72 inch) of a millimetre. */
const POINTS_PER_MM = 72 / 25.4;

interface FigureDrawingProps {
  readonly figure: AnalysisFigure;
  readonly settings: AnalysisFigureSettings;
  readonly label: string;
  readonly ref?: Ref<SVGSVGElement>;
}

const grays = ["#111111", "#666666", "#999999", "#333333", "#bbbbbb", "#808080"];

const rangeOf = ({ groups, series, bars }: AnalysisFigure, hasBand: boolean) => ({
  x: series.flatMap((one) => [...one.points, ...one.line, ...one.marks].map(([x]) => x)),
  y: [
    ...groups.flatMap((one) => [...one.values, ...[one.low, one.high].filter((value) => value !== null)]),
    ...series.flatMap((one) => [...one.points, ...one.line, ...one.marks].map(([, y]) => y)),
    ...(hasBand ? series.flatMap((one) => one.band.flatMap(([, low, high]) => [low, high])) : []),
    ...bars.flatMap((one) => [one.value, one.low ?? one.value, one.high ?? one.value]),
  ],
});

/** A figure at the size that it is printed at, as SVG without style attributes, black on white in every theme. */
export const FigureDrawing = ({ figure, settings, label, ref }: FigureDrawingProps) => {
  const [width, height] = [settings.width * POINTS_PER_MM, settings.height * POINTS_PER_MM];
  const size = settings.fontSize;
  const xName = settings.xName || figure.xName;
  const yName = settings.yName || figure.yName;
  const isXy = figure.kind === "xy";
  const names = isXy
    ? []
    : figure.kind === "groups"
      ? figure.groups.map(({ name }) => name)
      : [...new Set(figure.bars.map(({ name }) => name))];
  const legend =
    figure.kind === "bars"
      ? [...new Set(figure.bars.map(({ series }) => series))]
      : isXy && figure.series.length > 1
        ? figure.series.map(({ name }) => name)
        : [];
  const range = rangeOf(figure, settings.hasBand);
  const xScale = figure.isLogX ? logScale(range.x) : linearScale(range.x, false);
  const isFromZero = figure.kind === "bars" || (figure.kind === "groups" && settings.shape === "bars");
  const yScale = figure.isLogY ? logScale(range.y) : linearScale(range.y, isFromZero);
  const widest = Math.max(...yScale.ticks.map(({ text }) => text.length));
  const left = size * (1.2 + widest * 0.6) + (yName === "" ? 0 : size * 1.6);
  const bottom = size * 2.2 + (xName === "" || !isXy ? 0 : size * 1.6);
  const brackets = figure.kind === "groups" ? figure.brackets.slice(0, 6) : [];
  const top = size * (settings.title === "" ? 0.8 : 2.4) + brackets.length * size * 1.1;
  const right =
    size + (legend.length === 0 ? 0 : size * (2 + Math.max(...legend.map((one) => one.length)) * 0.6));
  const plot = {
    left,
    top,
    width: Math.max(width - left - right, 10),
    height: Math.max(height - top - bottom, 10),
  };
  const colors = settings.isGray ? grays : palettes.light;
  const frame = {
    ...{ plot, size, settings, names, legend, colors },
    x: (value: number) => plot.left + xScale.at(value) * plot.width,
    y: (value: number) => plot.top + (1 - yScale.at(value)) * plot.height,
    slot: (index: number) => plot.left + ((index + 0.5) / Math.max(names.length, 1)) * plot.width,
  };
  const [axisX, axisY] = [plot.left + plot.width, plot.top + plot.height];
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width.toFixed(2)} ${height.toFixed(2)}`}
      width={`${settings.width}mm`}
      height={`${settings.height}mm`}
      fontFamily="Arial, Helvetica, 'Noto Sans SC', sans-serif"
      fontSize={size}
      fill="#111111"
    >
      <rect width={width} height={height} fill="#ffffff" />
      {settings.title !== "" && (
        <text x={width / 2} y={size * 1.4} textAnchor="middle" fontWeight="bold">
          {settings.title}
        </text>
      )}
      <path
        d={`M${plot.left} ${plot.top}V${axisY}H${axisX}`}
        fill="none"
        stroke="#111111"
        strokeWidth="0.75"
      />
      {yScale.ticks.map(({ value, text }) => (
        <g key={`y${value}`}>
          <path d={`M${plot.left} ${frame.y(value)}h-3`} stroke="#111111" strokeWidth="0.75" />
          <text x={plot.left - 5} y={frame.y(value) + size * 0.35} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {isXy
        ? xScale.ticks.map(({ value, text }) => (
            <g key={`x${value}`}>
              <path d={`M${frame.x(value)} ${axisY}v3`} stroke="#111111" strokeWidth="0.75" />
              <text x={frame.x(value)} y={axisY + size * 1.4} textAnchor="middle">
                {text}
              </text>
            </g>
          ))
        : names.map((name, index) => (
            <text key={name} x={frame.slot(index)} y={axisY + size * 1.4} textAnchor="middle">
              {name}
            </text>
          ))}
      {isXy && xName !== "" && (
        <text x={plot.left + plot.width / 2} y={height - size * 0.5} textAnchor="middle">
          {xName}
        </text>
      )}
      {yName !== "" && (
        <text
          x={0}
          y={0}
          textAnchor="middle"
          transform={`translate(${size * 1.1} ${plot.top + plot.height / 2}) rotate(-90)`}
        >
          {yName}
        </text>
      )}
      {legend.map((name, index) => (
        <g key={name}>
          <rect
            x={axisX + size}
            y={plot.top + index * size * 1.5}
            width={size * 0.8}
            height={size * 0.8}
            fill={colors[index % colors.length]}
          />
          <text x={axisX + size * 2.2} y={plot.top + index * size * 1.5 + size * 0.75}>
            {name}
          </text>
        </g>
      ))}
      {figure.kind === "groups" && drawGroups(figure, frame)}
      {figure.kind === "xy" && drawSeries(figure, frame)}
      {figure.kind === "bars" && drawBars(figure, frame)}
      {brackets.map(({ a, b, p }, index) => {
        const [from, to] = [frame.slot(names.indexOf(a)), frame.slot(names.indexOf(b))];
        const y = plot.top - size * (0.3 + index * 1.1);
        return (
          <g key={`${a}\n${b}`}>
            <path d={`M${from} ${y + 3}v-3H${to}v3`} fill="none" stroke="#111111" strokeWidth="0.6" />
            <text x={(from + to) / 2} y={y - 1} textAnchor="middle">
              {p < 0.0001 ? "****" : p < 0.001 ? "***" : p < 0.01 ? "**" : "*"}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
