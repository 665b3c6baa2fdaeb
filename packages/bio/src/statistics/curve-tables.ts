import type { AnalysisSpec, FigureSeries, ResultTable } from "./analysis-spec.ts";
import type { FittedParameter } from "./dose-response.ts";
import { columnsOf, type XySeries } from "./read-roles.ts";
import type { TableReader } from "./read-table.ts";

const LINE_POINTS = 120;

interface Drawn {
  readonly at: (x: number) => number;
  readonly errorAt: (x: number) => number | null;
  readonly reach: number;
}

/** A curve over the range of its points, evenly spaced on the scale that it is drawn on. */
export const drawnOf = ({ name, x, y }: XySeries, curve: Drawn, isLog: boolean): FigureSeries => {
  const usable = isLog ? x.filter((value) => value > 0) : x;
  const [from, to] = [Math.min(...usable), Math.max(...usable)];
  const places = Array.from({ length: LINE_POINTS + 1 }, (_, i) => {
    const share = i / LINE_POINTS;
    return isLog ? from * (to / from) ** share : from + (to - from) * share;
  });
  const line = places.map((place) => [place, curve.at(place)] as const);
  const band = places.flatMap((place) => {
    const error = curve.errorAt(place);
    const center = curve.at(place);
    return error === null
      ? []
      : [[place, center - curve.reach * error, center + curve.reach * error] as const];
  });
  return { name, points: x.map((value, i) => [value, y[i]!] as const), line, band, marks: [], isStep: false };
};

/** How the axes are called. */
export const xyNames = (reader: TableReader, spec: AnalysisSpec) => {
  const values = columnsOf(spec, "values");
  return {
    xName: reader.nameOf(columnsOf(spec, "x")[0]!),
    yName: values.length === 1 ? reader.nameOf(values[0]!) : "",
  };
};

/** The parameters of a curve. */
export const parameterTable = (name: string, parameters: readonly FittedParameter[]): ResultTable => ({
  key: "parameters",
  name,
  columns: ["parameter", "value", "error", "low", "high"],
  rows: parameters.map((one) => [{ word: one.name }, one.value, one.error, one.low, one.high]),
});

/** How well curves fit. */
export const qualityTable = (
  fits: readonly { name: string; n: number; df: number; rSquared: number; sigma: number }[],
): ResultTable => ({
  key: "quality",
  columns: ["curve", "n", "df", "rSquared", "sigma"],
  rows: fits.map((fit) => [fit.name, fit.n, fit.df, fit.rSquared, fit.sigma]),
});

/** A derived parameter without an interval of its own. */
export const extra = (name: string, value: number | null): FittedParameter[] =>
  value === null ? [] : [{ name, value, error: null, low: null, high: null }];
