import type { AnalysisResult, AnalysisSpec, ResultTable } from "./analysis-spec.ts";
import { compareSpreads, oneWayAnova } from "./anova.ts";
import { compareMeans } from "./comparisons.ts";
import type { Group } from "./descriptive.ts";
import { bracketsOf, comparisonTable, descriptionOf, few, figureOf, valueName } from "./group-tables.ts";
import { columnsOf, limitGroups, readComparedGroups } from "./read-roles.ts";
import type { TableReader } from "./read-table.ts";
import { StatisticsRefusal } from "./refusal.ts";
import { type Crossed, twoWayAnova } from "./two-way-anova.ts";

/** One-way analysis of variance with its comparisons and checks. */
export const anova = (reader: TableReader, spec: AnalysisSpec): AnalysisResult => {
  const { confidence, postHoc, control } = spec.options;
  const groups = readComparedGroups(reader, spec);
  const { between, within, welch, etaSquared, omegaSquared } = oneWayAnova(groups);
  const pairs =
    postHoc === "none"
      ? []
      : compareMeans(groups, { mean: within.mean, df: within.df }, postHoc, { control, confidence });
  const spread = safely(() => compareSpreads(groups));
  const tables: ResultTable[] = [
    {
      key: "anova",
      columns: ["source", "squares", "df", "meanSquare", "f", "p"],
      rows: [
        [{ word: "between" }, between.squares, between.df, between.mean, between.f, between.p],
        [{ word: "within" }, within.squares, within.df, within.mean, null, null],
      ],
    },
    {
      key: "checks",
      columns: ["test", "f", "df", "df2", "p"],
      rows: [
        ...(welch ? [[{ word: "welchAnova" }, welch.f, welch.df1, welch.df2, welch.p]] : []),
        ...(spread ? [[{ word: "brownForsythe" }, spread.f, groups.length - 1, within.df, spread.p]] : []),
      ],
    },
    { key: "effect", columns: ["etaSquared", "omegaSquared"], rows: [[etaSquared, omegaSquared]] },
    ...(pairs.length > 0 ? [comparisonTable(pairs)] : []),
    descriptionOf(groups, confidence),
  ];
  return {
    tables,
    remarks: [
      ...(pairs.length > 0 ? [{ code: `adjusted-${postHoc}`, count: pairs.length }] : []),
      ...(spread && spread.p < 0.05 ? [{ code: "unequal-spread", value: spread.p }] : []),
      ...few(groups),
    ],
    figure: figureOf(groups, confidence, valueName(reader, spec), bracketsOf(pairs)),
  };
};

const safely = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (error instanceof StatisticsRefusal) return null;
    throw error;
  }
};

const readCrossed = (reader: TableReader, spec: AnalysisSpec): Crossed[] => {
  const [a] = columnsOf(spec, "group");
  const [b] = columnsOf(spec, "groupB");
  return columnsOf(spec, "values").flatMap((columnId) =>
    Array.from({ length: reader.rowCount }, (_, row) => row).flatMap((row) => {
      const value = reader.numberAt(row, columnId);
      const levels = { a: reader.textAt(row, a!), b: reader.textAt(row, b!) };
      return value === null || levels.a === "" || levels.b === "" ? [] : [{ ...levels, value }];
    }),
  );
};

/** Two-way analysis of variance; comparisons of the first factor within each level of the second. */
export const twoWay = (reader: TableReader, spec: AnalysisSpec): AnalysisResult => {
  const { confidence, postHoc, control, anovaType } = spec.options;
  const data = readCrossed(reader, spec);
  limitGroups(new Set(data.map(({ a, b }) => `${a}\t${b}`)).size);
  const found = twoWayAnova(data, anovaType);
  const nameA = reader.nameOf(columnsOf(spec, "group")[0]!);
  const nameB = reader.nameOf(columnsOf(spec, "groupB")[0]!);
  const line = (name: string | { word: string }, one: (typeof found)["a"]) =>
    [name, one.squares, one.df, one.mean, one.f, one.p] as const;
  const groupsIn = (b: string): Group[] =>
    found.levelsA.map((a) => ({
      name: a,
      values: data.filter((one) => one.a === a && one.b === b).map(({ value }) => value),
    }));
  const cells = found.levelsB.flatMap((b) =>
    groupsIn(b).map((group) => ({ ...group, name: `${group.name}, ${b}` })),
  );
  const error = { mean: found.residual.mean, df: found.residual.df };
  const families =
    postHoc === "none"
      ? []
      : found.levelsB.map((b) => ({
          b,
          pairs: compareMeans(groupsIn(b), error, postHoc, { control, confidence }),
        }));
  return {
    tables: [
      {
        key: "anova",
        columns: ["source", "squares", "df", "meanSquare", "f", "p"],
        rows: [
          line(nameA, found.a),
          line(nameB, found.b),
          ...(found.interaction ? [line(`${nameA} × ${nameB}`, found.interaction)] : []),
          line({ word: "residual" }, found.residual),
        ],
      },
      ...families.map(({ b, pairs }) => comparisonTable(pairs, b)),
      descriptionOf(cells, confidence),
    ],
    remarks: [
      { code: found.isBalanced ? "balanced" : `type-${anovaType}` },
      ...(found.interaction ? [] : [{ code: "no-interaction" }]),
      ...(families.length > 0 ? [{ code: `adjusted-${postHoc}`, count: families[0]!.pairs.length }] : []),
    ],
    figure: figureOf(
      cells,
      confidence,
      valueName(reader, spec),
      families.flatMap(({ b, pairs }) =>
        bracketsOf(pairs).map((pair) => ({ ...pair, a: `${pair.a}, ${b}`, b: `${pair.b}, ${b}` })),
      ),
    ),
  };
};
