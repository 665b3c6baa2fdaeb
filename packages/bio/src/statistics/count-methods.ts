import type { AnalysisResult, AnalysisSpec, ResultRemark } from "./analysis-spec.ts";
import { chiSquareTest, fisherTest } from "./contingency.ts";
import { adjust } from "./corrections.ts";
import { blankFigure } from "./group-tables.ts";
import { columnsOf, limitGroups } from "./read-roles.ts";
import type { TableReader } from "./read-table.ts";
import { refuse } from "./refusal.ts";
import { kaplanMeier, logRank, type Seen } from "./survival.ts";

/** Cells of a table of counts; more are measurements that were taken for groups. */
const MOST_CELLS = 10_000;
const limitCells = (cells: number): void => {
  if (cells > MOST_CELLS) refuse("too-many-values", { count: MOST_CELLS });
};

/** Counts as a table gives them, or how often two columns of words meet. */
export const readCounts = (reader: TableReader, spec: AnalysisSpec) => {
  const { group, groupB, values, label } = spec.roles;
  if (group?.[0] !== undefined && groupB?.[0] !== undefined) {
    const pairs = Array.from({ length: reader.rowCount }, (_, row) => ({
      a: reader.textAt(row, group[0]!),
      b: reader.textAt(row, groupB[0]!),
    })).filter(({ a, b }) => a !== "" && b !== "");
    const rows = [...new Set(pairs.map(({ a }) => a))];
    const columns = [...new Set(pairs.map(({ b }) => b))];
    limitCells(rows.length * columns.length);
    const seen = new Map<string, number>();
    for (const { a, b } of pairs) seen.set(`${a}\t${b}`, (seen.get(`${a}\t${b}`) ?? 0) + 1);
    const counts = rows.map((a) => columns.map((b) => seen.get(`${a}\t${b}`) ?? 0));
    return { rows, columns, counts };
  }
  const ids = values ?? [];
  if (ids.length === 0) return refuse("role-missing", { name: "values" });
  const filled = Array.from({ length: reader.rowCount }, (_, row) => row).filter((row) =>
    ids.some((columnId) => reader.numberAt(row, columnId) !== null),
  );
  limitCells(filled.length * ids.length);
  return {
    rows: filled.map((row) => (label?.[0] === undefined ? String(row + 1) : reader.textAt(row, label[0]))),
    columns: ids.map(reader.nameOf),
    counts: filled.map((row) => ids.map((columnId) => reader.numberAt(row, columnId) ?? 0)),
  };
};

const readSeen = (reader: TableReader, spec: AnalysisSpec): Seen[] => {
  const [time] = columnsOf(spec, "x");
  const [event] = columnsOf(spec, "event");
  const group = spec.roles.group?.[0];
  return Array.from({ length: reader.rowCount }, (_, row) => row).flatMap((row) => {
    const at = reader.numberAt(row, time!);
    const happened = reader.numberAt(row, event!);
    if (at === null || happened === null) return [];
    if (happened !== 0 && happened !== 1) refuse("not-an-event", { count: row + 1, text: String(happened) });
    if (at < 0) refuse("not-positive", { name: reader.nameOf(time!), text: String(at) });
    return [
      { time: at, isEvent: happened === 1, group: group === undefined ? "" : reader.textAt(row, group) },
    ];
  });
};

const survival = (reader: TableReader, spec: AnalysisSpec): AnalysisResult => {
  const all = readSeen(reader, spec);
  const names = [...new Set(all.map(({ group }) => group))];
  if (names.length === 0) return refuse("too-few-points", { count: 2 });
  limitGroups(names.length);
  const groups = names.map((name) => ({ name, seen: all.filter(({ group }) => group === name) }));
  const found = groups.map(({ name, seen }) => kaplanMeier(name, seen, spec.options.confidence));
  const test = groups.length > 1 ? logRank(groups) : null;
  return {
    tables: [
      {
        key: "survival",
        columns: ["group", "n", "events", "medianTime", "low", "high"],
        rows: found.map((one) => [
          one.name || { word: "all" },
          one.n,
          one.events,
          one.median,
          one.medianLow,
          one.medianHigh,
        ]),
      },
      ...(test
        ? [
            {
              key: "test",
              columns: ["test", "chi", "df", "p", "hazardRatio"],
              rows: [[{ word: "logRank" }, test.chi, test.df, test.p, test.hazardRatio]],
            },
          ]
        : []),
      ...found.map((one) => ({
        key: "steps",
        name: one.name,
        columns: ["time", "atRisk", "events", "censored", "survival", "error", "low", "high"],
        rows: one.steps.map((step) => [
          step.time,
          step.atRisk,
          step.events,
          step.censored,
          step.survival,
          step.error,
          step.low,
          step.high,
        ]),
      })),
    ],
    remarks: found.some(({ median }) => median === null) ? [{ code: "median-not-reached" }] : [],
    figure: blankFigure({
      kind: "xy",
      series: found.map((one) => ({
        name: one.name,
        points: [],
        line: [[0, 1] as const, ...one.steps.map((step) => [step.time, step.survival] as const)],
        band: one.steps.flatMap((step) =>
          step.low === null || step.high === null ? [] : [[step.time, step.low, step.high] as const],
        ),
        marks: one.steps
          .filter(({ censored }) => censored > 0)
          .map((step) => [step.time, step.survival] as const),
        isStep: true,
      })),
      xName: reader.nameOf(columnsOf(spec, "x")[0]!),
    }),
  };
};

/** P values of any source, adjusted together; rows without one are skipped. */
const adjustedValues = (reader: TableReader, spec: AnalysisSpec): AnalysisResult => {
  const { correction } = spec.options;
  const label = spec.roles.label?.[0];
  const [values] = columnsOf(spec, "values");
  const given = Array.from({ length: reader.rowCount }, (_, row) => row).flatMap((row) => {
    const p = reader.numberAt(row, values!);
    if (p === null) return [];
    if (p < 0 || p > 1) refuse("not-a-probability", { count: row + 1, text: String(p) });
    const name = label === undefined ? "" : reader.textAt(row, label);
    return [{ name: name || `#${row + 1}`, p }];
  });
  if (given.length === 0) return refuse("too-few-points", { count: 1 });
  const adjusted = adjust(
    given.map(({ p }) => p),
    correction,
  );
  return {
    tables: [
      {
        key: "adjusted",
        columns: ["row", "p", "pAdjusted"],
        rows: given.map(({ name, p }, index) => [name, p, adjusted[index]!]),
      },
    ],
    remarks: [{ code: `corrected-${correction}`, count: given.length }],
    figure: blankFigure({
      kind: "bars",
      bars: given.map(({ name }, index) => ({
        name,
        series: "",
        value: adjusted[index]!,
        low: null,
        high: null,
      })),
      yName: reader.nameOf(values!),
    }),
  };
};

type Work = (reader: TableReader, spec: AnalysisSpec) => AnalysisResult;

/** Methods of counts and events. */
export const countMethods: Record<"contingency" | "survival" | "adjust", Work> = {
  adjust: adjustedValues,
  contingency: (reader, spec) => {
    const { rows, columns, counts } = readCounts(reader, spec);
    const { hasYates, isExact, confidence } = spec.options;
    const chi = chiSquareTest(counts, hasYates);
    const exact = isExact ? fisherTest(counts, confidence) : null;
    const remarks: ResultRemark[] = chi.sparse > 0 && !isExact ? [{ code: "sparse", count: chi.sparse }] : [];
    return {
      tables: [
        {
          key: "test",
          columns: ["test", "chi", "df", "p", "cramersV"],
          rows: [
            [
              { word: hasYates && rows.length === 2 && columns.length === 2 ? "yates" : "chiSquare" },
              chi.chi,
              chi.df,
              chi.p,
              chi.cramersV,
            ],
          ],
        },
        ...(exact
          ? [
              {
                key: "fisher",
                columns: ["test", "p", "odds", "low", "high"],
                rows: [[{ word: "fisher" }, exact.p, exact.odds, exact.low, exact.high]],
              },
            ]
          : []),
        {
          key: "expected",
          columns: ["row", "column", "count", "expected"],
          rows: rows.flatMap((row, i) =>
            columns.map((column, j) => [row, column, counts[i]![j]!, chi.expected[i]![j]!]),
          ),
        },
      ],
      remarks,
      figure: blankFigure({
        kind: "bars",
        bars: rows.flatMap((name, i) =>
          columns.map((series, j) => ({ name, series, value: counts[i]![j]!, low: null, high: null })),
        ),
      }),
    };
  },
  survival,
};
