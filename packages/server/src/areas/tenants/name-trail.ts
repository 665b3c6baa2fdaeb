import {
  type Id,
  idSchema,
  type TrailName,
  type TrailNameType,
  trailTypeOfField,
  trailTypeOfObject,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { namesOfRoles } from "../access/access.service.ts";
import { namePeople, type TrailRow } from "./trail.store.ts";

type Named = Omit<TrailName, "type">;
type FindNames = (q: Queries, ids: readonly Id[]) => Promise<readonly Named[]>;

/** How later areas name what is theirs. */
export interface TrailNameResolvers {
  readonly file: FindNames;
  readonly project: FindNames;
}

/** Of a list of files in one entry no more are named than a reader reads. */
const MAX_NAMED = 20;

const numbersIn = (value: unknown): readonly Id[] =>
  (Array.isArray(value) ? value.slice(0, MAX_NAMED) : [value])
    .map((one) => (typeof one === "number" ? String(one) : one))
    .filter((one): one is Id => idSchema.safeParse(one).success);

/** What an entry speaks of by number. */
const idsIn = (row: TrailRow): [TrailNameType, Id][] => {
  const found: [TrailNameType, Id][] = [];
  const add = (type: TrailNameType | undefined, value: unknown): void => {
    if (type !== undefined) for (const id of numbersIn(value)) found.push([type, id]);
  };
  add(trailTypeOfObject(row.object_type), row.object_id);
  for (const side of [row.before, row.after]) {
    if (typeof side !== "object" || side === null) continue;
    for (const [field, value] of Object.entries(side)) add(trailTypeOfField(field), value);
  }
  return found;
};

const keyOf = (type: TrailNameType, id: Id): string => `${type} ${id}`;

/**
 * Names everything that a page of the audit trail speaks of, with one question a kind; returns the names of one
 * entry.
 */
export const resolveTrailNames = async (
  q: Queries,
  rows: readonly TrailRow[],
  namers: TrailNameResolvers,
): Promise<(row: TrailRow) => TrailName[]> => {
  const spoken = new Map(rows.map((row) => [row, idsIn(row)]));
  const finders: Record<TrailNameType, FindNames> = { account: namePeople, role: namesOfRoles, ...namers };
  const names = new Map<string, TrailName>();
  const all = [...spoken.values()].flat();
  await Promise.all(
    (Object.keys(finders) as TrailNameType[]).map(async (type) => {
      const ids = [...new Set(all.filter(([one]) => one === type).map(([, id]) => id))];
      if (ids.length === 0) return;
      for (const named of await finders[type](q, ids)) names.set(keyOf(type, named.id), { type, ...named });
    }),
  );
  return (row) => {
    const references = new Map(spoken.get(row)?.map(([type, id]) => [keyOf(type, id), { type, id }]));
    return [...references].map(([key, { type, id }]) => names.get(key) ?? { type, id, name: null });
  };
};
