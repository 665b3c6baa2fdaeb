import type { AnalysisResult, AnalysisSpec } from "./analysis-spec.ts";
import { pearson, spearman } from "./correlation.ts";
import { drawnOf, extra, parameterTable, qualityTable, xyNames } from "./curve-tables.ts";
import { type FittedParameter, fitDose } from "./dose-response.ts";
import { blankFigure } from "./group-tables.ts";
import { type CurveFit, fitGrowth, fitMichaelisMenten } from "./kinetics.ts";
import { fitPolynomial } from "./polynomial-fit.ts";
import { readSeries, type XySeries } from "./read-roles.ts";
import type { TableReader } from "./read-table.ts";

const curves = (
  reader: TableReader,
  spec: AnalysisSpec,
  isLogX: boolean,
  fitOne: (series: XySeries) => CurveFit & { readonly more?: readonly FittedParameter[] },
): AnalysisResult => {
  const fits = readSeries(reader, spec).map((series) => ({ series, fit: fitOne(series) }));
  return {
    tables: [
      ...fits.map(({ series, fit }) => parameterTable(series.name, [...fit.parameters, ...(fit.more ?? [])])),
      qualityTable(fits.map(({ series, fit }) => ({ ...fit, name: series.name }))),
    ],
    remarks: fits.some(({ fit }) =>
      fit.parameters.some((one) => one.error !== null && (one.low === null || one.high === null)),
    )
      ? [{ code: "open-interval" }]
      : [],
    figure: blankFigure({
      kind: "xy",
      series: fits.map(({ series, fit }) => drawnOf(series, fit, isLogX)),
      isLogX,
      ...xyNames(reader, spec),
    }),
  };
};

type Work = (reader: TableReader, spec: AnalysisSpec) => AnalysisResult;

/** Methods of points: correlations and curves. */
export const curveMethods: Record<
  "correlation" | "polynomial" | "dose" | "michaelisMenten" | "growth",
  Work
> = {
  correlation: (reader, spec) => {
    const [series] = readSeries(reader, { ...spec, roles: { ...spec.roles, group: [] } });
    const { isRanked, confidence } = spec.options;
    const { x, y } = series!;
    const found = isRanked ? spearman(x, y) : pearson(x, y, confidence);
    return {
      tables: [
        {
          key: "test",
          columns: ["test", "n", isRanked ? "rho" : "r", "low", "high", "t", "p"],
          rows: [
            [
              { word: isRanked ? "spearman" : "pearson" },
              found.n,
              found.r,
              found.low,
              found.high,
              found.t,
              found.p,
            ],
          ],
        },
      ],
      remarks: found.hasTies ? [{ code: "ties" }] : [],
      figure: blankFigure({
        kind: "xy",
        series: [
          {
            name: series!.name,
            points: x.map((value, i) => [value, y[i]!] as const),
            line: [],
            band: [],
            marks: [],
            isStep: false,
          },
        ],
        ...xyNames(reader, spec),
      }),
    };
  },
  polynomial: (reader, spec) => {
    const { degree, confidence } = spec.options;
    const fits = readSeries(reader, spec).map((series) => ({
      series,
      fit: fitPolynomial(series.x, series.y, degree, { confidence }),
    }));
    return {
      tables: [
        ...fits.map(({ series, fit }) => ({
          key: "coefficients",
          name: series.name,
          columns: ["power", "value", "error", "low", "high", "t", "p"],
          rows: fit.coefficients.map((one) => [
            `x^${one.power}`,
            one.value,
            one.error,
            one.low,
            one.high,
            one.t,
            one.p,
          ]),
        })),
        {
          key: "quality",
          columns: ["curve", "n", "df", "rSquared", "adjustedRSquared", "sigma", "f", "p"],
          rows: fits.map(({ series, fit }) => [
            series.name,
            fit.n,
            fit.df,
            fit.rSquared,
            fit.adjustedRSquared,
            fit.sigma,
            fit.f,
            fit.p,
          ]),
        },
      ],
      remarks: [],
      figure: blankFigure({
        kind: "xy",
        series: fits.map(({ series, fit }) => {
          const [, slope] = fit.coefficients;
          const reach = slope!.error === 0 ? 0 : (slope!.high - slope!.value) / slope!.error;
          return drawnOf(series, { ...fit, reach }, false);
        }),
        ...xyNames(reader, spec),
      }),
    };
  },
  dose: (reader, spec) => {
    const { hasFiveParameters, bottom, top, weighting, confidence } = spec.options;
    return curves(reader, spec, true, ({ x, y }) => {
      const fit = fitDose(x, y, { isFive: hasFiveParameters, bottom, top, weighting, confidence });
      return { ...fit, more: [fit.midpoint] };
    });
  },
  michaelisMenten: (reader, spec) =>
    curves(reader, spec, false, ({ x, y }) => fitMichaelisMenten(x, y, spec.options.confidence)),
  growth: (reader, spec) =>
    curves(reader, spec, false, ({ x, y }) => {
      const fit = fitGrowth(x, y, spec.options.growthModel, spec.options.confidence);
      const isNamed = fit.parameters.some(({ name }) => name === "rate");
      return {
        ...fit,
        more: [...(isNamed ? [] : extra("rate", fit.rate)), ...extra("doublingTime", fit.doublingTime)],
      };
    }),
};
