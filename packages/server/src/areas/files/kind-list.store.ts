import type { AreaFileQuery, Id } from "@benchleaf/contract";
import { type Database, UNPREPARED } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Scope } from "../../kernel/scope.ts";
import { containing } from "../paging.ts";
import { type KindListing, type KindRow, listedColumns, nameJoins, nameLike } from "./files.sql.ts";

interface SortColumn {
  readonly column: string;
  readonly type: string;
  /** The value a row is sorted by, as stored in a cursor. */
  readonly valueOf: (row: KindRow) => string;
}

/** Sort orders for the files of any area. */
export const kindSorts = {
  name: {
    column: "f.name collate natural_name",
    type: "text collate natural_name",
    valueOf: (row) => row.name,
  },
  size: { column: "f.size", type: "bigint", valueOf: (row) => row.size ?? "0" },
  updateTime: {
    column: "f.update_time",
    type: "timestamptz",
    valueOf: (row) => row.update_time.toISOString(),
  },
} as const satisfies Record<string, SortColumn>;
export type KindSort = keyof typeof kindSorts;

/** A condition on an area's own data: SQL without user input, or SQL around a value. */
export type KindFact = string | { readonly value: string; readonly condition: (parameter: string) => string };

export interface KindInput extends Omit<AreaFileQuery, "cursor"> {
  /** Conditions on the area's own data. */
  readonly facts: readonly KindFact[];
  readonly sort: KindSort;
  readonly isDescending: boolean;
  readonly after: readonly [string, Id] | undefined;
}

/**
 * Files of an area, wherever the reader may open them. The page is cut first; names, tags and facts are joined to its
 * rows.
 */
export const listOfKind = <Row extends KindRow>(
  database: Database,
  scope: Scope,
  { kinds, columns, join, searched }: KindListing,
  input: KindInput,
): Promise<Row[]> => {
  const values: unknown[] = [];
  const where = [
    // Written as in the partial indexes of the areas' lists.
    `f.kind ${kinds.length === 1 ? `= '${kinds[0]}'` : `in (${kinds.map((kind) => `'${kind}'`).join(", ")})`}`,
    "f.state = 'active'",
  ];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  for (const fact of input.facts)
    where.push(typeof fact === "string" ? fact : fact.condition(parameter(fact.value)));
  const ask = (value: unknown, text: (parameter: string) => string): void => {
    if (value !== undefined) where.push(text(parameter(value)));
  };
  // A column of the join and no subquery: that one is read whole for each file if it has many hits (27 s at a million).
  ask(input.search ? containing(input.search) : undefined, (p) =>
    searched ? `(${nameLike(p)} or ${searched} ilike ${p})` : nameLike(p),
  );
  const isJoined = input.facts.length > 0 || (searched !== undefined && Boolean(input.search));
  ask(input.projectId, (p) => `f.project_id = ${p}::bigint`);
  ask(input.ownerId, (p) => `f.owner_id = ${p}::bigint`);
  ask(input.tagId, (p) => `f.id in (select ft.file_id from file_tag ft where ft.tag_id = ${p}::bigint)`);
  const { column, type } = kindSorts[input.sort];
  const [direction, beyond] = input.isDescending ? ["desc", "<"] : ["asc", ">"];
  if (input.after) {
    const [value, id] = input.after.map(parameter);
    where.push(`(${column}, f.id) ${beyond} (${value}::${type}, ${id}::bigint)`);
  }
  const order = `order by ${column} ${direction}, f.id ${direction} ${limitTo(input.limit + 1)}`;
  return database.one<Row>(
    scope,
    `${input.tagId === undefined ? "" : UNPREPARED}with hit as (
       select f.tenant_id, f.id, f.level, f.project_owner_id, f.project_name
       from readable_file f ${isJoined ? join : ""} where ${where.join(" and ")} ${order}
     ), page as (select f.*, hit.level, hit.project_owner_id, hit.project_name from hit join file f using (tenant_id, id))
     select ${listedColumns}, coalesce(f.project_name, '') as project_name, ${columns}
     from page f ${nameJoins} ${join} ${order}`,
    values,
  );
};
