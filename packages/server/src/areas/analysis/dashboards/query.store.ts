import { analysisSetOf, type DayRange, type Locale, type QueryFilter, setField } from "@benchleaf/contract";
import type { AnalysisSet, SetFieldSql, SetReader, SetRows } from "../../../kernel/analysis-sets.ts";
import { type Queries, UNPREPARED } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import { momentsOf } from "./time-bounds.rules.ts";

/** A condition on a time: whole days in a zone, `to` not among them. */
export interface TimeCondition {
  readonly time: string;
  readonly range: DayRange;
}

/** Which rows are counted. */
export interface Counting {
  readonly set: AnalysisSet;
  readonly filters: readonly QueryFilter[];
  readonly within: readonly TimeCondition[];
  readonly hour: { readonly time: string; readonly weekday: number; readonly hour: number } | null;
  readonly timezone: string;
}

type Give = (value: unknown) => string;

const sqlOf = (set: AnalysisSet, field: string): string =>
  (set.fields as Readonly<Record<string, { sql: string }>>)[field]!.sql;
const timeOf = (set: AnalysisSet, time: string): string =>
  (set.times as Readonly<Record<string, string>>)[time]!;
const isDay = (set: AnalysisSet, time: string): boolean => analysisSetOf(set.key).times[time] === "day";

/** The text that stands for a value of a field, as filters take it. */
const keyOf = (set: AnalysisSet, field: string): string => {
  const sql = sqlOf(set, field);
  const type = setField(set.key, field)?.type;
  if (type === "yesNo") return `case when ${sql} then 'yes' else 'no' end`;
  return type === "record" ? `(${sql})::text` : sql;
};

const filterSql = (set: AnalysisSet, { field, values, isNot }: QueryFilter, give: Give): string => {
  const sql = sqlOf(set, field);
  const known = values.filter((value) => value !== null);
  const parts: string[] = [];
  if (values.includes(null)) parts.push(`${sql} is null`);
  if (known.length > 0) {
    const type = setField(set.key, field)?.type;
    if (type === "record") parts.push(`${sql} = any(${give(known)}::bigint[])`);
    else parts.push(`${type === "yesNo" ? keyOf(set, field) : sql} = any(${give(known)}::text[])`);
  }
  const matches = `(${parts.join(" or ")})`;
  return isNot ? `not coalesce(${matches}, false)` : matches;
};

const withinSql = (
  set: AnalysisSet,
  { time, range }: TimeCondition,
  timezone: string,
  give: Give,
): string[] => {
  const sql = timeOf(set, time);
  const type = isDay(set, time) ? "date" : "timestamptz";
  const days = [range.from, range.to];
  const [from, to] = type === "date" ? days : momentsOf(days, timezone);
  return [`${sql} >= ${give(from)}::${type}`, `${sql} < ${give(to)}::${type}`];
};

/** Readable rows that a query counts. */
const rowsOf = async (q: Queries, reader: SetReader, counting: Counting, give: Give): Promise<SetRows> => {
  const { set, filters, within, hour, timezone } = counting;
  const { where, ...source } = await set.rows(q, reader, give);
  const conditions = [
    ...where,
    ...filters.map((filter) => filterSql(set, filter, give)),
    ...within.flatMap((one) => withinSql(set, one, timezone, give)),
  ];
  if (hour !== null) {
    const wall = `${timeOf(set, hour.time)} at time zone ${give(timezone)}`;
    conditions.push(
      `extract(isodow from ${wall}) = ${give(hour.weekday)}`,
      `extract(hour from ${wall}) = ${give(hour.hour)}`,
    );
  }
  return { ...source, where: conditions };
};

const clauseOf = ({ from, where }: SetRows): string =>
  `from ${from}${where.length > 0 ? ` where ${where.join(" and ")}` : ""}`;

/** A question that takes longer than this is given up. */
export const QUERY_MS = 5_000;

/**
 * Settings of a transaction that counts: its statements are given up after some seconds, and two more processes help
 * with many rows.
 */
export const prepareCounting = (q: Queries): void =>
  q.send(
    "select set_config('statement_timeout', $1, true), set_config('max_parallel_workers_per_gather', '2', true)",
    [String(QUERY_MS)],
  );

/** The rows of a statement over all of a query's records, planned for its values. */
const scan = async <T>(q: Queries, { isScanned }: SetRows, text: string, values: unknown[]): Promise<T[]> => {
  const walking = (setting: "on" | "off") =>
    q.send("select set_config('enable_indexscan', $1, true)", [setting]);
  if (isScanned) walking("off");
  const found = q.rows<T>(`${UNPREPARED}${text}`, values);
  if (isScanned) walking("on");
  return found;
};

/** The first and last moment or day of a time, as text. */
export const findExtremes = async (
  q: Queries,
  reader: SetReader,
  counting: Counting,
  time: string,
): Promise<{ first: string; last: string } | undefined> => {
  const values: unknown[] = [];
  const rows = await rowsOf(q, reader, counting, (value) => `$${values.push(value)}`);
  const sql = timeOf(counting.set, time);
  const text = (extreme: string) =>
    isDay(counting.set, time)
      ? `${extreme}(${sql})::text`
      : `to_char(${extreme}(${sql}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  // Both ends are found at once in an index of the time.
  const found = await q.row<{ first: string | null; last: string | null }>(
    `${UNPREPARED}select ${text("min")} as first, ${text("max")} as last ${clauseOf(rows)}`,
    values,
  );
  if (found === undefined || found.first === null || found.last === null) return undefined;
  return { first: found.first, last: found.last };
};

/** One group of rows. */
export interface GroupRow {
  /** The values of the fields. */
  readonly keys: readonly (string | null)[];
  /** Number of the bucket of the time, from 0; null without a time. */
  readonly bucket: number | null;
  /** The sum of the measure, and the number of records that have one. */
  readonly sum: number;
  readonly count: number;
}

/** What is grouped and added up. */
export interface Grouping {
  readonly fields: readonly string[];
  readonly time: { readonly name: string; readonly bounds: readonly string[] } | null;
  /** Null: records are counted. */
  readonly measure: string | null;
}

/** Returns the sums of all groups; nothing where no row is readable. */
export const countGroups = async (
  q: Queries,
  reader: SetReader,
  counting: Counting,
  { fields, time, measure }: Grouping,
): Promise<GroupRow[]> => {
  const { set } = counting;
  const values: unknown[] = [];
  const give: Give = (value) => `$${values.push(value)}`;
  const rows = await rowsOf(q, reader, counting, give);
  const keys = fields.map((field, at) => `${keyOf(set, field)} as k${at}`);
  const bounds =
    time === null
      ? []
      : [
          `width_bucket(${timeOf(set, time.name)}, ${give(time.bounds)}::${isDay(set, time.name) ? "date" : "timestamptz"}[]) as b`,
        ];
  const groups = [...keys, ...bounds];
  const number = measure === null ? null : (set.measures as Readonly<Record<string, string>>)[measure]!;
  const sums =
    number === null
      ? "count(*)::float8 as sum, count(*)::float8 as count"
      : `coalesce(sum(${number}), 0)::float8 as sum, count(${number})::float8 as count`;
  const found = await scan<Record<string, string | number | null> & { sum: number; count: number }>(
    q,
    rows,
    `select ${[...groups, sums].join(", ")} ${clauseOf(rows)}${
      groups.length > 0 ? ` group by ${groups.map((_, at) => at + 1).join(", ")}` : ""
    }`,
    values,
  );
  return found.map((row) => ({
    keys: fields.map((_, at) => row[`k${at}`] as string | null),
    bucket: time === null ? null : (row.b as number) - 1,
    sum: row.sum,
    count: row.count,
  }));
};

/** The names of records that the user may see, by their ids. */
export const findNames = async (
  q: Queries,
  set: AnalysisSet,
  field: string,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> => {
  const {
    names,
    isNamedByLanguage = false,
    builtInNames,
  } = (set.fields as Readonly<Record<string, SetFieldSql>>)[field]!;
  if (names === undefined || ids.length === 0) return new Map();
  const rows = await q.rows<{ id: string; name: string }>(names, [
    ids,
    ...(isNamedByLanguage ? [locale] : []),
  ]);
  const words = builtInNames?.(locale) ?? {};
  return new Map(rows.map(({ id, name }) => [id, words[name] ?? name]));
};

/** A record behind a number, with the fields that its address has. */
export interface RecordRow {
  readonly id: string;
  readonly name: string;
  readonly time: string | null;
  readonly fields: Readonly<Record<string, string | null>>;
}

/** The records of a query, the highest ids first. */
export const listRecords = async (
  q: Queries,
  reader: SetReader,
  counting: Counting,
  page: {
    readonly time: string;
    readonly fields: readonly string[];
    readonly before: string | undefined;
    readonly most: number;
  },
): Promise<RecordRow[]> => {
  const { set } = counting;
  const values: unknown[] = [];
  const give: Give = (value) => `$${values.push(value)}`;
  const { from, where } = await rowsOf(q, reader, counting, give);
  const conditions =
    page.before === undefined ? where : [...where, `${set.id} < ${give(page.before)}::bigint`];
  const sql = timeOf(set, page.time);
  const time = isDay(set, page.time)
    ? `(${sql})::text`
    : `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const fields = page.fields.map((field, at) => `${keyOf(set, field)} as f${at}`);
  const rows = await q.rows<Record<string, string | null> & { id: string; name: string }>(
    `${UNPREPARED}select ${[`(${set.id})::text as id`, `${set.name} as name`, `${time} as time`, ...fields].join(", ")}
     ${clauseOf({ from, where: conditions })} order by ${set.id} desc ${limitTo(page.most)}`,
    values,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    time: row.time ?? null,
    fields: Object.fromEntries(page.fields.map((field, at) => [field, row[`f${at}`] ?? null])),
  }));
};
