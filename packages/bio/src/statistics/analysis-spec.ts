import type { PostHoc } from "./comparisons.ts";
import type { Correction } from "./corrections.ts";
import type { Weighting } from "./dose-response.ts";
import type { GrowthModel } from "./kinetics.ts";
import type { DecimalMark, ExcludedCell } from "./read-table.ts";
import type { StandardModel } from "./standard-curve.ts";

/** All methods, in the order in which they are offered. */
export const analysisMethods = [
  "describe",
  "oneSample",
  "tTest",
  "pairedT",
  "mannWhitney",
  "wilcoxon",
  "anova",
  "twoWay",
  "kruskal",
  "normality",
  "outliers",
  "adjust",
  "contingency",
  "correlation",
  "polynomial",
  "dose",
  "michaelisMenten",
  "growth",
  "standards",
  "qpcr",
  "efficiency",
  "survival",
] as const;
export type AnalysisMethod = (typeof analysisMethods)[number];

/** What a column means to a method. */
export const analysisRoles = [
  "values",
  "group",
  "groupB",
  "x",
  "label",
  "target",
  "event",
  "dilution",
] as const;
export type AnalysisRole = (typeof analysisRoles)[number];

/** Which columns have which role. */
export type RoleColumns = Readonly<Partial<Record<AnalysisRole, readonly string[]>>>;

/** All settings; those that a method does not use are kept for the next method. */
export interface AnalysisOptions {
  readonly confidence: number;
  readonly hasEqualVariances: boolean;
  readonly expected: number;
  readonly postHoc: PostHoc;
  readonly correction: Correction;
  /** The group that others are compared with, or the calibrator of qPCR. */
  readonly control: string | null;
  readonly anovaType: 2 | 3;
  readonly isRanked: boolean;
  readonly degree: number;
  readonly hasFiveParameters: boolean;
  readonly bottom: number | null;
  readonly top: number | null;
  readonly weighting: Weighting;
  readonly growthModel: GrowthModel;
  readonly standardModel: StandardModel;
  readonly hasYates: boolean;
  readonly isExact: boolean;
  readonly references: readonly string[];
  readonly efficiencies: Readonly<Record<string, number>>;
}

/** Default settings. */
export const defaultAnalysisOptions: AnalysisOptions = {
  confidence: 0.95,
  hasEqualVariances: false,
  expected: 0,
  postHoc: "tukey",
  correction: "holm",
  control: null,
  anovaType: 3,
  isRanked: false,
  degree: 1,
  hasFiveParameters: false,
  bottom: null,
  top: null,
  weighting: "none",
  growthModel: "logistic",
  standardModel: "4pl",
  hasYates: false,
  isExact: false,
  references: [],
  efficiencies: {},
};

/** What is calculated of a table. */
export interface AnalysisSpec {
  readonly method: AnalysisMethod;
  readonly roles: RoleColumns;
  readonly options: AnalysisOptions;
  readonly decimalMark: DecimalMark;
  readonly excluded: readonly ExcludedCell[];
}

/** Roles of each method: needed, and possible. `values` takes several columns where `isMany`. */
export const methodRoles: Record<
  AnalysisMethod,
  { readonly needs: readonly AnalysisRole[]; readonly takes: readonly AnalysisRole[] }
> = {
  describe: { needs: ["values"], takes: ["group"] },
  oneSample: { needs: ["values"], takes: [] },
  tTest: { needs: ["values"], takes: ["group"] },
  pairedT: { needs: ["values"], takes: [] },
  mannWhitney: { needs: ["values"], takes: ["group"] },
  wilcoxon: { needs: ["values"], takes: [] },
  anova: { needs: ["values"], takes: ["group"] },
  twoWay: { needs: ["values", "group", "groupB"], takes: [] },
  kruskal: { needs: ["values"], takes: ["group"] },
  normality: { needs: ["values"], takes: ["group"] },
  outliers: { needs: ["values"], takes: ["group"] },
  adjust: { needs: ["values"], takes: ["label"] },
  contingency: { needs: [], takes: ["label", "values", "group", "groupB"] },
  correlation: { needs: ["x", "values"], takes: [] },
  polynomial: { needs: ["x", "values"], takes: ["group"] },
  dose: { needs: ["x", "values"], takes: ["group"] },
  michaelisMenten: { needs: ["x", "values"], takes: ["group"] },
  growth: { needs: ["x", "values"], takes: ["group"] },
  standards: { needs: ["x", "values"], takes: ["label", "dilution"] },
  qpcr: { needs: ["label", "target", "values"], takes: ["group"] },
  efficiency: { needs: ["x", "values"], takes: ["group"] },
  survival: { needs: ["x", "event"], takes: ["group"] },
};

/** A cell of a result: a number, text of the user's, a word that the page translates, or nothing. */
export type ResultCell = number | string | null | { readonly word: string };

/** A table of a result; headings are words that the page translates. */
export interface ResultTable {
  readonly key: string;
  /** The group, gene or curve that it is about. */
  readonly name?: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ResultCell[])[];
}

/** Something to know about a result, translated by the page. */
export interface ResultRemark {
  readonly code: string;
  readonly name?: string | undefined;
  readonly count?: number | undefined;
  readonly value?: number | undefined;
}

/** A group of values as a figure shows it. */
export interface FigureGroup {
  readonly name: string;
  readonly values: readonly number[];
  readonly mean: number;
  readonly median: number;
  readonly q1: number;
  readonly q3: number;
  readonly sd: number | null;
  readonly sem: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Points, a curve and its band. */
export interface FigureSeries {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
  readonly line: readonly (readonly [number, number])[];
  readonly band: readonly (readonly [number, number, number])[];
  /** Points read from the curve (unknowns), or times at which a watch ended. */
  readonly marks: readonly (readonly [number, number])[];
  readonly isStep: boolean;
}

/** What is drawn. */
export interface AnalysisFigure {
  readonly kind: "groups" | "xy" | "bars";
  readonly groups: readonly FigureGroup[];
  readonly series: readonly FigureSeries[];
  /** Bars with their interval. */
  readonly bars: readonly {
    readonly name: string;
    readonly series: string;
    readonly value: number;
    readonly low: number | null;
    readonly high: number | null;
  }[];
  /** Differences shown by a bracket. */
  readonly brackets: readonly { readonly a: string; readonly b: string; readonly p: number }[];
  readonly isLogX: boolean;
  readonly isLogY: boolean;
  readonly xName: string;
  readonly yName: string;
}

/** The result of an analysis. */
export interface AnalysisResult {
  readonly tables: readonly ResultTable[];
  readonly remarks: readonly ResultRemark[];
  readonly figure: AnalysisFigure;
}

/** The version of these calculations, stored with each result. */
export const STATISTICS_VERSION = "1.2.1";
