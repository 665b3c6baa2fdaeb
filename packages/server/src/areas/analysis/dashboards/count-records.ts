import {
  type AnalysisAnswer,
  type AnswerPlace,
  choicesOfField,
  rangeBefore,
  setField,
} from "@benchleaf/contract";
import type { AnalysisSet } from "../../../kernel/analysis-sets.ts";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import { type AskedCount, countingOf, rangeOfQuery } from "./asked-query.ts";
import { type CheckedQuery, checkQuery } from "./check-query.rules.ts";
import { type Counting, countGroups, findNames, type GroupRow } from "./query.store.ts";
import {
  type Axis,
  type Cell,
  figureOf,
  fillValues,
  namedPlaces,
  ONE_PLACE,
  timePlaces,
  totalOf,
  weekPlaces,
} from "./shape-answer.rules.ts";
import { openTimeAxis, type TimeAxis } from "./time-axis.ts";

interface Work {
  readonly q: Queries;
  readonly session: Session;
  readonly set: AnalysisSet;
  readonly asked: AskedCount;
  readonly checked: CheckedQuery;
  readonly counting: Counting;
}

type Base = Pick<AnalysisAnswer, "restCount" | "previous" | "unit" | "range" | "asOf">;

/** A single number, with that of the period before. */
const countNumber = async (work: Work, base: Base): Promise<AnalysisAnswer> => {
  const { q, session, asked, checked, counting } = work;
  const { how, name: measure } = checked.measure;
  const count = async (rows: Counting) =>
    figureOf(totalOf(await countGroups(q, session, rows, { fields: [], time: null, measure })), how);
  const total = await count(counting);
  const isCompared = asked.hasPrevious && base.range !== null;
  const previous = isCompared
    ? await count({ ...counting, within: [{ time: asked.query.time, range: rangeBefore(base.range!) }] })
    : null;
  return { ...base, axes: [], values: [[total]], total, previous };
};

/** Weekdays and hours, folded from every hour of the range. */
const foldWeek = (groups: readonly GroupRow[], { hours }: TimeAxis, checked: CheckedQuery, base: Base) => {
  const { how } = checked.measure;
  const [weekdays, clock] = weekPlaces();
  const cells = groups.map(({ bucket, sum, count }): Cell => {
    const slot = hours?.slots[bucket ?? 0] ?? 0;
    return { first: Math.floor(slot / 24), second: slot % 24, sum, count };
  });
  const axis = (places: readonly AnswerPlace[]): Axis => ({
    keys: places.map((_, at) => at),
    hasRest: false,
  });
  return {
    ...base,
    axes: [weekdays, clock],
    values: fillValues(cells, axis(weekdays), axis(clock), { how }),
    total: figureOf(totalOf(groups), how),
  };
};

interface NamedAxis {
  readonly places: readonly AnswerPlace[];
  readonly axis: Axis;
  readonly restCount: number;
}

/** The places of a field: words in their order, records by their names, the rest as one. */
const nameAxis = async (
  { q, set, asked, checked }: Work,
  cells: readonly Cell[],
  field: string,
  side: "first" | "second",
): Promise<NamedAxis> => {
  const declared = setField(set.key, field)!;
  const order = declared.type === "yesNo" ? ["yes", "no"] : choicesOfField(declared);
  const most = asked.isWhole ? Number.POSITIVE_INFINITY : asked.query.most;
  const named = cells.map((cell) => ({ key: cell[side] as string | null, sum: cell }));
  const { keys, restCount } = namedPlaces(named, checked.measure.how, most, order);
  const ids = keys.filter((key) => key !== null);
  const names = await (declared.type === "record" ? findNames(q, set, field, ids, asked.locale) : new Map());
  const places: AnswerPlace[] = keys.map((key) => ({ key, name: key && (names.get(key) ?? null) }));
  return {
    places: restCount > 0 ? [...places, { key: null, name: null, isRest: true }] : places,
    axis: { keys, hasRest: restCount > 0 },
    restCount,
  };
};

const timeAxisOf = ({ days }: TimeAxis): NamedAxis => {
  const places = days === null ? [] : timePlaces(days);
  return { places, axis: { keys: places.map((_, at) => at), hasRest: false }, restCount: 0 };
};

/** Rows by time or a field, with a field beside it. */
const fillAxes = async (
  work: Work,
  groups: readonly GroupRow[],
  time: TimeAxis | null,
  base: Base,
): Promise<AnalysisAnswer> => {
  const { how } = work.checked.measure;
  const [one, other] = work.checked.fields;
  const beside = time === null ? other : one;
  const cells = groups.map(({ keys, bucket, sum, count }): Cell => {
    const second = keys[time === null ? 1 : 0] ?? null;
    return {
      first: time === null ? (keys[0] ?? null) : bucket,
      second: beside === undefined ? 0 : second,
      ...{ sum, count },
    };
  });
  const first = time === null ? await nameAxis(work, cells, one!, "first") : timeAxisOf(time);
  const second = beside === undefined ? null : await nameAxis(work, cells, beside, "second");
  return {
    ...base,
    axes: [first, ...(second === null ? [] : [second])].map(({ places }) => [...places]),
    values: fillValues(cells, first.axis, second?.axis ?? ONE_PLACE, { how }),
    total: figureOf(totalOf(groups), how),
    restCount: first.restCount + (second?.restCount ?? 0),
  };
};

/**
 * Counts records by groups, as one reader.
 *
 * @throws analysis.query.invalid, analysis.range.too.long
 */
export const countRecords = async (
  q: Queries,
  session: Session,
  set: AnalysisSet,
  asked: AskedCount,
): Promise<AnalysisAnswer> => {
  const checked = checkQuery(asked.query);
  const counting = countingOf(set, asked);
  const work: Work = { q, session, set, asked, checked, counting };
  const base: Base = {
    ...{ restCount: 0, previous: null, unit: checked.time?.unit ?? null },
    range: rangeOfQuery(asked),
    asOf: new Date().toISOString(),
  };
  if (asked.query.groups.length === 0) return countNumber(work, base);
  const time =
    checked.time === null ? null : await openTimeAxis({ q, reader: session, counting, asked }, checked.time);
  if (time === undefined) {
    const axes = asked.query.groups.map((): AnswerPlace[] => []);
    return { ...base, axes, values: [], total: checked.measure.how === "average" ? null : 0 };
  }
  const within = time === null ? [] : [{ time: time.name, range: time.covered }];
  const groups = await countGroups(
    q,
    session,
    { ...counting, within: [...counting.within, ...within] },
    {
      fields: checked.fields,
      time: time === null ? null : { name: time.name, bounds: time.bounds },
      measure: checked.measure.name,
    },
  );
  if (time !== null && time.hours !== null) return foldWeek(groups, time, checked, base);
  return fillAxes(work, groups, time, { ...base, unit: time?.days?.unit ?? null });
};
