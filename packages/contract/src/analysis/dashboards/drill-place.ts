import type { AnalysisAnswer, AnalysisQuery, Drill, QueryFilter } from "./dashboards.schema.ts";

/** Everything that is counted, without a place. */
export const WHOLE_QUERY: Drill = { filters: [], within: null, hour: null };

/**
 * What the records of one place of an answer have in common; null if it stands for several groups at once.
 *
 * @param beside the place of the second axis; undefined for all of them
 * @example drillPlace(query, answer, 0) // { filters: [{ field: "kind", values: ["pdf"], isNot: false }], within: null, hour: null }
 */
export const drillPlace = (
  { groups }: Pick<AnalysisQuery, "groups">,
  { axes }: Pick<AnalysisAnswer, "axes">,
  at: number,
  beside?: number,
): Drill | null => {
  const places = [axes[0]?.[at], beside === undefined ? undefined : axes[1]?.[beside]];
  const [first] = groups;
  if (first !== undefined && "time" in first && first.unit === "hourOfWeek") {
    const [weekday, hour] = places.map((place) => Number(place?.key));
    return beside === undefined || weekday === undefined || hour === undefined
      ? null
      : { filters: [], within: null, hour: { time: first.time, weekday, hour } };
  }
  const filters: QueryFilter[] = [];
  let within: Drill["within"] = null;
  for (const [side, place] of places.entries()) {
    const group = groups[side];
    if (place === undefined || group === undefined) continue;
    if (place.isRest) return null;
    if ("field" in group) filters.push({ field: group.field, values: [place.key], isNot: false });
    else within = { time: group.time, from: place.key ?? "", to: place.until ?? "" };
  }
  return { filters, within, hour: null };
};
