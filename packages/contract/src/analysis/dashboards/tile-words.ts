import { type AnalysisSetKey, type AnalysisSetLabel, chosenMeasure, setField } from "./analysis-sets.ts";
import type {
  AnalysisQuery,
  AnswerPlace,
  QueryFilter,
  QueryGroup,
  Tile,
  TimeUnit,
} from "./dashboards.schema.ts";
import type { PeriodKind } from "./periods.ts";

/** Texts of tiles that no set has: of the dashboards' own phrases. */
export type TileWord =
  | "total-of"
  | "average-of"
  | "title-by"
  | "none"
  | "hidden"
  | "rest"
  | "yes"
  | "no"
  | "count"
  | `unit-${TimeUnit}`
  | `period-${PeriodKind}`
  | `weekday-${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

/** Gives a text in the reader's language. */
export type SayTile = (key: AnalysisSetLabel | TileWord, values?: Readonly<Record<string, string>>) => string;

/** The name of a field. @example fieldLabel(say, "project") // "Project" */
export const fieldLabel = (say: SayTile, field: string): string => say(`field-${field}` as AnalysisSetLabel);

/** The name of a time. @example timeLabel(say, "createTime") // "Created" */
export const timeLabel = (say: SayTile, time: string): string => say(`time-${time}` as AnalysisSetLabel);

/** The name of a measure. @example measureLabel(say, "files", "size.sum") // "Storage, total" */
export const measureLabel = (say: SayTile, set: AnalysisSetKey, measure: string): string => {
  const chosen = chosenMeasure(set, measure);
  if (chosen?.name == null) return say("count");
  const name = say(`measure-${chosen.name}` as AnalysisSetLabel);
  return say(chosen.how === "sum" ? "total-of" : "average-of", { measure: name });
};

/** The name of what is grouped by. */
export const groupLabel = (say: SayTile, group: QueryGroup): string =>
  "field" in group ? fieldLabel(say, group.field) : say(`unit-${group.unit}`);

/** The text of a value of a field: the word of a choice, the name of a record. */
export const valueLabel = (
  say: SayTile,
  set: AnalysisSetKey,
  field: string,
  { key, name, isRest }: AnswerPlace,
): string => {
  if (isRest) return say("rest");
  if (key === null) return say("none");
  const type = setField(set, field)?.type;
  if (type === "choice") return say(`choice-${set}-${field}-${key}` as AnalysisSetLabel);
  if (type === "yesNo") return say(key === "yes" ? "yes" : "no");
  return type === "record" ? (name ?? say("hidden")) : key;
};

/**
 * The text of a bucket of time by its first day: as short as it can be, the same in all languages.
 *
 * @example bucketLabel("2026-10-01", "quarter") // "2026 Q4"
 */
export const bucketLabel = (start: string, unit: TimeUnit): string => {
  if (unit === "year") return start.slice(0, 4);
  if (unit === "quarter") return `${start.slice(0, 4)} Q${Math.ceil(Number(start.slice(5, 7)) / 3)}`;
  return unit === "month" ? start.slice(0, 7) : start;
};

/** The text of a place of an axis, `at` the first or the second one. */
export const placeLabel = (
  say: SayTile,
  query: AnalysisQuery,
  place: AnswerPlace,
  { at, unit }: { readonly at: number; readonly unit: TimeUnit | null },
): string => {
  const [first] = query.groups;
  if (first !== undefined && "time" in first && first.unit === "hourOfWeek")
    return at === 0
      ? say(`weekday-${place.key}` as TileWord)
      : `${String(place.key ?? "").padStart(2, "0")}:00`;
  const group = query.groups[at];
  if (group === undefined) return "";
  return "time" in group
    ? bucketLabel(place.key ?? "", unit ?? group.unit)
    : valueLabel(say, query.set, group.field, place);
};

const filterLabel = (say: SayTile, set: AnalysisSetKey, { field, values, isNot }: QueryFilter): string[] => {
  const type = setField(set, field)?.type;
  const [value] = values;
  if (isNot || values.length !== 1 || value === undefined) return [];
  if (type === "yesNo" && value === "yes") return [fieldLabel(say, field)];
  return type === "choice" && value !== null ? [valueLabel(say, set, field, { key: value, name: null })] : [];
};

/**
 * The title of a tile: its own, or what it counts.
 *
 * @example tileTitle(say, tile) // "Files by Kind"
 */
export const tileTitle = (say: SayTile, { title, query }: Pick<Tile, "title" | "query">): string => {
  if (title !== "") return title;
  const { set, measure, groups, filters, period, time } = query;
  const counted = measure === "count" ? [] : [measureLabel(say, set, measure)];
  const narrowed = filters.flatMap((filter) => filterLabel(say, set, filter));
  const days =
    period === null || period.kind === "all" || period.kind === "custom"
      ? []
      : [`${timeLabel(say, time)}: ${say(`period-${period.kind}`)}`];
  const what = [say(`set-${set}`), ...counted, ...narrowed, ...days].join(" · ");
  if (groups.length === 0) return what;
  return say("title-by", { what, groups: groups.map((group) => groupLabel(say, group)).join(" × ") });
};
