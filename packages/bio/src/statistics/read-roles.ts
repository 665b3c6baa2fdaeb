import type { AnalysisSpec } from "./analysis-spec.ts";
import type { Group } from "./descriptive.ts";
import type { TableReader } from "./read-table.ts";
import { refuse } from "./refusal.ts";

/** The columns of a role; refuses if one is needed and none chosen. */
export const columnsOf = (spec: AnalysisSpec, role: keyof AnalysisSpec["roles"]): readonly string[] => {
  const ids = spec.roles[role] ?? [];
  return ids.length > 0 ? ids : refuse("role-missing", { name: role });
};

/** Groups that are compared with each other; more are values that were taken for the names of groups. */
const MOST_GROUPS = 100;
/** Groups that are described one by one, e.g. all wells of a plate. */
const MOST_NAMES = 2_000;

/** Groups: each column of values one, or the values by the text of a column of groups, in order of appearance. */
export const readGroups = (reader: TableReader, spec: AnalysisSpec): Group[] => {
  const values = columnsOf(spec, "values");
  const by = spec.roles.group?.[0];
  const groups = new Map<string, number[]>();
  const add = (name: string, value: number | null): void => {
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    if (value !== null) group.push(value);
  };
  for (const columnId of values)
    for (let row = 0; row < reader.rowCount; row++) {
      if (by === undefined) {
        add(reader.nameOf(columnId), reader.numberAt(row, columnId));
        continue;
      }
      const name = reader.textAt(row, by);
      if (name !== "") add(name, reader.numberAt(row, columnId));
    }
  if (groups.size === 0) refuse("too-few-groups", { count: 1 });
  if (groups.size > MOST_NAMES) refuse("too-many-values", { name: "group", count: MOST_NAMES });
  return [...groups].map(([name, found]) => ({ name, values: found }));
};

/** Groups that are compared with each other, each pair of them. */
export const readComparedGroups = (reader: TableReader, spec: AnalysisSpec): Group[] => {
  const groups = readGroups(reader, spec);
  limitGroups(groups.length);
  return groups;
};

/** Refuses so many groups that their pairs cannot be compared. */
export const limitGroups = (count: number): void => {
  if (count > MOST_GROUPS) refuse("too-many-values", { name: "group", count: MOST_GROUPS });
};

/** Two columns whose rows are pairs; a row with one value only is refused, with neither it is skipped. */
export const readPairs = (reader: TableReader, spec: AnalysisSpec): [Group, Group] => {
  const [a, b] = columnsOf(spec, "values");
  if (a === undefined || b === undefined) return refuse("too-few-groups", { count: 2 });
  const pairs = Array.from({ length: reader.rowCount }, (_, row) => ({
    row,
    one: reader.numberAt(row, a),
    two: reader.numberAt(row, b),
  })).filter(({ one, two }) => one !== null || two !== null);
  for (const { row, one, two } of pairs)
    if (one === null || two === null) refuse("unequal-pairs", { count: row + 1 });
  return [
    { name: reader.nameOf(a), values: pairs.map(({ one }) => one!) },
    { name: reader.nameOf(b), values: pairs.map(({ two }) => two!) },
  ];
};

/** One group of the two that a test compares; refuses any other number. */
export const readTwoGroups = (reader: TableReader, spec: AnalysisSpec): [Group, Group] => {
  const groups = readGroups(reader, spec);
  const [a, b] = groups;
  if (a === undefined || b === undefined) return refuse("too-few-groups", { count: 2 });
  if (groups.length > 2) return refuse("too-many-values", { name: "group", count: 2 });
  return [a, b];
};

/** Points of one curve. */
export interface XySeries {
  readonly name: string;
  readonly x: number[];
  readonly y: number[];
}

/**
 * Curves: by the text of a column of groups, else one curve of all columns of values, which are then replicates. Rows without x
 * are skipped.
 */
export const readSeries = (reader: TableReader, spec: AnalysisSpec): XySeries[] => {
  const [xColumn] = columnsOf(spec, "x");
  const values = columnsOf(spec, "values");
  const by = spec.roles.group?.[0];
  const series = new Map<string, XySeries>();
  for (let row = 0; row < reader.rowCount; row++) {
    const x = reader.numberAt(row, xColumn!);
    if (x === null) continue;
    const name = by === undefined ? values.map(reader.nameOf).join(", ") : reader.textAt(row, by);
    if (name === "") continue;
    const one = series.get(name) ?? { name, x: [], y: [] };
    series.set(name, one);
    for (const columnId of values) {
      const y = reader.numberAt(row, columnId);
      if (y === null) continue;
      one.x.push(x);
      one.y.push(y);
    }
  }
  const found = [...series.values()].filter(({ x }) => x.length > 0);
  return found.length > 0 ? found : refuse("too-few-points", { count: 3 });
};
