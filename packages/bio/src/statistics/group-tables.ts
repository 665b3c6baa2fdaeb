import type { AnalysisFigure, AnalysisSpec, ResultRemark, ResultTable } from "./analysis-spec.ts";
import type { Comparison } from "./comparisons.ts";
import { describeGroup, type Group } from "./descriptive.ts";
import type { RankTest } from "./rank-tests.ts";
import { columnsOf } from "./read-roles.ts";
import type { TableReader } from "./read-table.ts";
import type { TTest } from "./t-tests.ts";

const emptyFigure: AnalysisFigure = {
  kind: "groups",
  groups: [],
  series: [],
  bars: [],
  brackets: [],
  isLogX: false,
  isLogY: false,
  xName: "",
  yName: "",
};

/** A figure without anything drawn yet. */
export const blankFigure = (part: Partial<AnalysisFigure>): AnalysisFigure => ({ ...emptyFigure, ...part });

/** Groups as points with their means, and brackets over what differs. */
export const figureOf = (
  groups: readonly Group[],
  confidence: number,
  yName: string,
  brackets: AnalysisFigure["brackets"] = [],
): AnalysisFigure =>
  blankFigure({
    groups: groups
      .filter(({ values }) => values.length > 0)
      .map((group) => ({ ...describeGroup(group, confidence), values: group.values })),
    brackets,
    yName,
  });

/** The table that describes each group. */
export const descriptionOf = (groups: readonly Group[], confidence: number): ResultTable => ({
  key: "description",
  columns: [
    "group",
    "n",
    "mean",
    "sd",
    "sem",
    "low",
    "high",
    "median",
    "q1",
    "q3",
    "min",
    "max",
    "cv",
    "geometricMean",
    "skewness",
    "kurtosis",
  ],
  rows: groups.map((group) => {
    const d = describeGroup(group, confidence);
    return [
      d.name,
      d.n,
      d.mean,
      d.sd,
      d.sem,
      d.low,
      d.high,
      d.median,
      d.q1,
      d.q3,
      d.min,
      d.max,
      d.cv,
      d.geometricMean,
      d.skewness,
      d.kurtosis,
    ];
  }),
});

/** What the values are called, where they are in one column. */
export const valueName = (reader: TableReader, spec: AnalysisSpec): string => {
  const ids = columnsOf(spec, "values");
  return ids.length === 1 ? reader.nameOf(ids[0]!) : "";
};

/** The line of a t-test. */
export const tTable = (word: string, test: TTest): ResultTable => ({
  key: "test",
  columns: ["test", "difference", "low", "high", "t", "df", "p", "effect"],
  rows: [[{ word }, test.difference, test.low, test.high, test.t, test.df, test.p, test.effect]],
});

/** The line of a rank test. */
export const rankTable = (word: string, letter: string, test: RankTest): ResultTable => ({
  key: "test",
  columns: ["test", "shift", letter, "z", "p", "way"],
  rows: [
    [{ word }, test.shift, test.statistic, test.z, test.p, { word: test.isExact ? "exact" : "approximate" }],
  ],
});

/** Ties and zeros, named. */
export const rankRemarks = (test: RankTest): ResultRemark[] => [
  ...(test.hasTies ? [{ code: "ties" }] : []),
  ...(test.zeros > 0 ? [{ code: "zeros", count: test.zeros }] : []),
];

/** Comparisons behind an analysis of variance. */
export const comparisonTable = (pairs: readonly Comparison[], name?: string): ResultTable => ({
  key: "comparisons",
  ...(name === undefined ? {} : { name }),
  columns: ["comparison", "difference", "low", "high", "t", "pAdjusted"],
  rows: pairs.map((pair) => [
    `${pair.a} – ${pair.b}`,
    pair.difference,
    pair.low,
    pair.high,
    pair.t,
    pair.adjusted,
  ]),
});

/** Brackets for what differs at five percent. */
export const bracketsOf = (pairs: readonly { a: string; b: string; adjusted: number }[]) =>
  pairs.filter(({ adjusted }) => adjusted < 0.05).map(({ a, b, adjusted }) => ({ a, b, p: adjusted }));

/** A remark where a group has fewer than five values. */
export const few = (groups: readonly Group[]): ResultRemark[] => {
  const small = groups.find(({ values }) => values.length < 5);
  return small ? [{ code: "few-values", name: small.name, count: small.values.length }] : [];
};
