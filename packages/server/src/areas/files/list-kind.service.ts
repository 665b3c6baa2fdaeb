import type { AreaFile, AreaFileQuery, Id } from "@benchleaf/contract";
import { z } from "zod";
import type { Database } from "../../kernel/database.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { presentListed } from "./files.present.ts";
import type { KindListing, KindRow } from "./files.sql.ts";
import { type KindFact, type KindSort, kindSorts, listOfKind } from "./kind-list.store.ts";

export type { KindFact } from "./kind-list.store.ts";

/** A row of an area's list, without the area's own data. */
export const presentOfKind = (row: KindRow, userId: Id): AreaFile => ({
  ...presentListed(row, userId),
  projectName: row.project_name,
});

/** A page of an area's files over all projects, in any of their orders; a `-` prefix sorts descending. */
export const listKind = async <Row extends KindRow, T>(
  database: Database,
  scope: Scope,
  listing: KindListing,
  query: AreaFileQuery & { readonly sort: KindSort | `-${KindSort}` },
  { facts = [], present }: { readonly facts?: readonly KindFact[]; readonly present: (row: Row) => T },
): Promise<Page<T>> => {
  const sort = query.sort.replace("-", "") as KindSort;
  const keys = z.tuple([z.literal(query.sort), z.string(), idKey]);
  const [, value, id] = decodeCursor(keys, query.cursor) ?? [];
  const rows = await listOfKind<Row>(database, scope, listing, {
    ...query,
    facts,
    sort,
    isDescending: query.sort.startsWith("-"),
    after: value === undefined || id === undefined ? undefined : [value, id],
  });
  return pageFrom(rows, query.limit, present, (row) => [query.sort, kindSorts[sort].valueOf(row), row.id]);
};
