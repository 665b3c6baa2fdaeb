import {
  type AnalysisAnswer,
  type Drill,
  drillPlace,
  type ListAddress,
  listAddress,
  placeLabel,
  type QueryFilter,
  type SayTile,
  type Tile,
  tileTitle,
  WHOLE_QUERY,
} from "@benchleaf/contract";

/** What stands behind a number: the records, and the area's own list if it shows exactly them. */
export interface DrillTarget {
  /** The place in words, e.g. `PDF · Approved`. */
  readonly place: string;
  readonly drill: Drill;
  readonly list: ListAddress | null;
}

/** A place of an answer; without one, everything that a tile counts. */
export interface Place {
  readonly at?: number;
  readonly beside?: number;
}

/** The records of a place of a tile; null where several groups are one place. */
export const drillTarget = (
  say: SayTile,
  tile: Pick<Tile, "query" | "title">,
  answer: AnalysisAnswer,
  { at, beside }: Place,
  projectId: string | null,
): DrillTarget | null => {
  const { query } = tile;
  const drill = at === undefined ? WHOLE_QUERY : drillPlace(query, answer, at, beside);
  if (drill === null) return null;
  const ofProject: QueryFilter[] =
    projectId === null ? [] : [{ field: "project", values: [projectId], isNot: false }];
  const places = [at, beside].flatMap((index, side) => {
    const place = index === undefined ? undefined : answer.axes[side]?.[index];
    return place === undefined ? [] : [placeLabel(say, query, place, { at: side, unit: answer.unit })];
  });
  return {
    place: places.length > 0 ? places.join(" · ") : tileTitle(say, tile),
    drill,
    list: listAddress(query.set, {
      filters: [...query.filters, ...ofProject],
      drill,
      isWithinDays: answer.range !== null,
    }),
  };
};
