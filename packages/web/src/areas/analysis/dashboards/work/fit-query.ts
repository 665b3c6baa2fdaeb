import {
  type AnalysisQuery,
  type AnalysisSetKey,
  analysisSetOf,
  type ChartKind,
  choicesOfField,
  chosenMeasure,
  type QueryGroup,
  setField,
  type Tile,
} from "@benchleaf/contract";

/** The first time of a set. */
export const defaultTime = (set: AnalysisSetKey): string => Object.keys(analysisSetOf(set).times)[0] ?? "";

/** A query of a set that counts all of its records. */
export const newQuery = (set: AnalysisSetKey): AnalysisQuery => ({
  ...{ set, measure: "count", groups: [], filters: [], period: null, most: 12 },
  time: defaultTime(set),
});

/** A new tile in the first free row. */
export const newTile = (set: AnalysisSetKey, y: number): Tile => {
  const [field] = Object.keys(analysisSetOf(set).fields);
  const query = { ...newQuery(set), groups: field === undefined ? [] : [{ field }] };
  return {
    id: crypto.randomUUID().slice(0, 13),
    title: "",
    chart: "bars",
    query,
    x: 0,
    y,
    width: 6,
    height: 4,
  };
};

/** Whether a time has hours. */
export const hasHours = (set: AnalysisSetKey, time: string): boolean =>
  analysisSetOf(set).times[time] === "instant";

const isTime = (group: QueryGroup | undefined): group is Extract<QueryGroup, { time: string }> =>
  group !== undefined && "time" in group;

/** Time goes across, hours of a week are alone, and no field is there twice. */
const fitGroups = (chart: ChartKind, { set, groups, time }: AnalysisQuery): QueryGroup[] => {
  const [first, second] = groups;
  const hours = isTime(first) && hasHours(set, first.time) ? first.time : hasHours(set, time) ? time : null;
  switch (chart) {
    case "number":
      return [];
    case "heat":
      if (isTime(first) && first.unit === "hourOfWeek") return [first];
      if (second !== undefined && !isTime(first)) return [...groups];
      return hours === null ? [...groups] : [{ time: hours, unit: "hourOfWeek" }];
    case "line": {
      const across = isTime(first) && first.unit !== "hourOfWeek" ? first : { time, unit: "week" as const };
      const beside = [first, second].find((group) => group !== undefined && !isTime(group));
      return beside === undefined ? [across] : [across, beside];
    }
    case "pie": {
      const field = groups.find((group) => !isTime(group));
      return field === undefined ? [] : [field];
    }
    default:
      return isTime(first) && first.unit === "hourOfWeek" ? [{ ...first, unit: "week" }] : [...groups];
  }
};

/** Amounts of money are added within a currency: beside the groups if there is room, else of the first one. */
const fitCurrency = (chart: ChartKind, query: AnalysisQuery): AnalysisQuery => {
  const within = chosenMeasure(query.set, query.measure)?.keys?.within;
  if (within === undefined) return query;
  const isGrouped = query.groups.some((group) => !isTime(group) && group.field === within);
  const isOne = query.filters.some(
    ({ field, values, isNot }) => field === within && values.length === 1 && !isNot,
  );
  if (isGrouped || isOne) return query;
  if (chart !== "number" && chart !== "pie" && query.groups.length < 2)
    return { ...query, groups: [...query.groups, { field: within }] };
  const declared = setField(query.set, within);
  const [first = null] = declared ? choicesOfField(declared) : [];
  const filters = query.filters.filter(({ field }) => field !== within);
  return { ...query, filters: [...filters, { field: within, values: [first], isNot: false }] };
};

/** A tile whose chart can show its query: what does not fit is changed as little as possible. */
export const fitTile = (tile: Tile): Tile => {
  const groups = fitGroups(tile.chart, tile.query);
  const needsField = tile.chart === "pie" && groups.length === 0;
  const [field] = Object.keys(analysisSetOf(tile.query.set).fields);
  const fitted = needsField && field !== undefined ? [{ field }] : groups;
  return { ...tile, query: fitCurrency(tile.chart, { ...tile.query, groups: fitted }) };
};
