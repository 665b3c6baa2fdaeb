import type { AnalysisFigure, AnalysisResult, AnalysisSpec, ResultTable } from "./analysis-spec.ts";
import { anova, twoWay } from "./anova-methods.ts";
import type { Group } from "./descriptive.ts";
import {
  bracketsOf,
  descriptionOf,
  few,
  figureOf,
  rankRemarks,
  rankTable,
  tTable,
  valueName,
} from "./group-tables.ts";
import { DAGOSTINO_LEAST, dagostinoPearson, rosner } from "./more-normality.ts";
import { grubbs, shapiroWilk } from "./normality.ts";
import { kruskalWallis, mannWhitney, wilcoxon } from "./rank-tests.ts";
import { readComparedGroups, readGroups, readPairs, readTwoGroups } from "./read-roles.ts";
import type { TableReader } from "./read-table.ts";
import { oneSampleTTest, pairedTTest, tTest } from "./t-tests.ts";

const pairFigure = (
  reader: TableReader,
  spec: AnalysisSpec,
  groups: readonly Group[],
  p: number,
): AnalysisFigure => {
  const [a, b] = groups;
  const brackets = a && b && p < 0.05 ? [{ a: a.name, b: b.name, p }] : [];
  return figureOf(groups, spec.options.confidence, valueName(reader, spec), brackets);
};

/** The second test of normality, of the groups that are large enough for it. */
const dagostinoTable = (groups: readonly Group[]): ResultTable[] => {
  const large = groups.filter(({ values }) => values.length >= DAGOSTINO_LEAST);
  const rows = large.map((group) => {
    const { k2, p } = dagostinoPearson(group);
    return [group.name, group.values.length, k2, p];
  });
  return rows.length === 0 ? [] : [{ key: "dagostino", columns: ["group", "n", "k2", "p"], rows }];
};

/** Several outliers of a group mask each other; this test looks for up to a fifth of its values, ten at most. */
const rosnerTables = (groups: readonly Group[], alpha: number): ResultTable[] =>
  groups
    .filter(({ values }) => values.length >= 10)
    .map((group) => ({
      key: "rosner",
      name: group.name,
      columns: ["farthest", "r", "critical", "verdict"],
      rows: rosner(group, Math.min(10, Math.floor(group.values.length / 5)), alpha).map((step) => [
        step.value,
        step.r,
        step.critical,
        { word: step.isOutlier ? "outlier" : "noOutlier" },
      ]),
    }));

type Work = (reader: TableReader, spec: AnalysisSpec) => AnalysisResult;

/** Methods that compare or describe groups of values. */
export const groupMethods: Record<
  | "describe"
  | "oneSample"
  | "tTest"
  | "pairedT"
  | "mannWhitney"
  | "wilcoxon"
  | "anova"
  | "twoWay"
  | "kruskal"
  | "normality"
  | "outliers",
  Work
> = {
  describe: (reader, spec) => {
    const groups = readGroups(reader, spec);
    const { confidence } = spec.options;
    return {
      tables: [descriptionOf(groups, confidence)],
      remarks: [],
      figure: figureOf(groups, confidence, valueName(reader, spec)),
    };
  },
  oneSample: (reader, spec) => {
    const [group] = readGroups(reader, spec);
    const { confidence, expected } = spec.options;
    const test = oneSampleTTest(group!, expected, confidence);
    return {
      tables: [tTable("oneSample", test), descriptionOf([group!], confidence)],
      remarks: few([group!]),
      figure: pairFigure(reader, spec, [group!], 1),
    };
  },
  tTest: (reader, spec) => {
    const [a, b] = readTwoGroups(reader, spec);
    const { confidence, hasEqualVariances } = spec.options;
    const test = tTest(a, b, hasEqualVariances, confidence);
    return {
      tables: [tTable(hasEqualVariances ? "student" : "welch", test), descriptionOf([a, b], confidence)],
      remarks: few([a, b]),
      figure: pairFigure(reader, spec, [a, b], test.p),
    };
  },
  pairedT: (reader, spec) => {
    const [a, b] = readPairs(reader, spec);
    const { confidence } = spec.options;
    const test = pairedTTest(a, b, confidence);
    return {
      tables: [tTable("pairedT", test), descriptionOf([a, b], confidence)],
      remarks: few([a, b]),
      figure: pairFigure(reader, spec, [a, b], test.p),
    };
  },
  mannWhitney: (reader, spec) => {
    const [a, b] = readTwoGroups(reader, spec);
    const test = mannWhitney(a, b);
    return {
      tables: [rankTable("mannWhitney", "u", test), descriptionOf([a, b], spec.options.confidence)],
      remarks: rankRemarks(test),
      figure: pairFigure(reader, spec, [a, b], test.p),
    };
  },
  wilcoxon: (reader, spec) => {
    const [a, b] = readPairs(reader, spec);
    const test = wilcoxon(a, b);
    return {
      tables: [rankTable("wilcoxon", "v", test), descriptionOf([a, b], spec.options.confidence)],
      remarks: rankRemarks(test),
      figure: pairFigure(reader, spec, [a, b], test.p),
    };
  },
  anova,
  twoWay,
  kruskal: (reader, spec) => {
    const groups = readComparedGroups(reader, spec);
    const { correction, control, confidence } = spec.options;
    const found = kruskalWallis(groups, correction, control);
    return {
      tables: [
        {
          key: "test",
          columns: ["test", "h", "df", "p"],
          rows: [[{ word: "kruskal" }, found.h, found.df, found.p]],
        },
        {
          key: "dunn",
          columns: ["comparison", "z", "p", "pAdjusted"],
          rows: found.pairs.map((pair) => [`${pair.a} – ${pair.b}`, pair.z, pair.p, pair.adjusted]),
        },
        descriptionOf(groups, confidence),
      ],
      remarks: [
        ...(found.hasTies ? [{ code: "ties" }] : []),
        { code: `corrected-${correction}`, count: found.pairs.length },
      ],
      figure: figureOf(groups, confidence, valueName(reader, spec), bracketsOf(found.pairs)),
    };
  },
  normality: (reader, spec) => {
    const groups = readGroups(reader, spec);
    return {
      tables: [
        {
          key: "normality",
          columns: ["group", "n", "w", "p"],
          rows: groups.map((group) => {
            const { w, p } = shapiroWilk(group);
            return [group.name, group.values.length, w, p];
          }),
        },
        ...dagostinoTable(groups),
        descriptionOf(groups, spec.options.confidence),
      ],
      remarks: few(groups),
      figure: figureOf(groups, spec.options.confidence, valueName(reader, spec)),
    };
  },
  outliers: (reader, spec) => {
    const groups = readGroups(reader, spec);
    const alpha = 1 - spec.options.confidence;
    return {
      tables: [
        {
          key: "outliers",
          columns: ["group", "n", "farthest", "g", "critical", "p", "verdict"],
          rows: groups.map((group) => {
            const found = grubbs(group, alpha);
            const verdict = { word: found.isOutlier ? "outlier" : "noOutlier" };
            return [group.name, group.values.length, found.value, found.g, found.critical, found.p, verdict];
          }),
        },
        ...rosnerTables(groups, alpha),
      ],
      remarks: [{ code: "one-outlier-at-a-time" }],
      figure: figureOf(groups, spec.options.confidence, valueName(reader, spec)),
    };
  },
};
