import type { Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { readKey } from "./biolibrary.policy.ts";
import * as store from "./biolibrary.store.ts";

/** Residues of library primers, by id: those that the reader's permissions open. Others are left out. */
export const findLibraryPrimers = async (
  q: Queries,
  { authorities }: Pick<Session, "authorities">,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await store.findEntries(q, ids);
  const open = rows.filter(({ kind, scope }) => kind === "primer" && authorities.has(readKey(kind, scope)));
  return new Map(open.map(({ id, content }) => [id, content.toUpperCase()]));
};
