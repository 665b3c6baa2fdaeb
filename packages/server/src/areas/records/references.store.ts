// Reads account of accounts, because a member is written by name or email; members, files, materials and samples are named, too.
import type { Id, ReferenceType } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** What fields of a type can name, as far as the user may read it: its ids, and the words that it is written by. */
const sources: Readonly<
  Record<ReferenceType, { readonly from: string; readonly id: string; readonly words: string[] }>
> = {
  person: {
    from: "membership x join account a on a.id = x.account_id and x.tenant_id = current_tenant_id() and x.status = 'active'",
    id: "x.account_id",
    words: ["a.name", "a.email"],
  },
  file: { from: "readable_file x", id: "x.id", words: ["x.name"] },
  sequence: {
    from: "(select id, name from readable_file where kind = 'sequence' and recycle_time is null) x",
    id: "x.id",
    words: ["x.name"],
  },
  material: {
    from: "material x join readable_material r on r.id = x.id",
    id: "x.id",
    words: ["x.number"],
  },
  sample: {
    from: "sample x join readable_sample r on r.id = x.id and x.state <> 'deleted'",
    id: "x.id",
    words: ["x.number"],
  },
};

/** How many of these exist and may be read. */
export const countKnown = async (q: Queries, type: ReferenceType, ids: readonly Id[]): Promise<number> => {
  const { from, id } = sources[type];
  const row = await q.row<{ count: number }>(
    `select count(*)::integer as count from ${from} where ${id} = any($1::bigint[])`,
    [ids],
  );
  return row!.count;
};

/** Those that exactly one is named by, by the text in small letters. */
export const findNamed = async (
  q: Queries,
  type: ReferenceType,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Id>> => {
  const { from, id, words } = sources[type];
  const named = words.map(
    (word) =>
      `select g.text, ${id} as id from ${from} join g on ${word === "x.number" ? word : `lower(${word})`} = ${
        word === "x.number" ? "upper(g.text)" : "g.text"
      }`,
  );
  const rows = await q.rows<{ text: string; id: Id }>(
    `with g as (select text from unnest($1::text[]) as g (text))
     select text, min(id)::text as id from (${named.join(" union ")}) found
     group by text having count(*) = 1`,
    [texts.map((text) => text.toLowerCase())],
  );
  return new Map(rows.map((row) => [row.text, row.id]));
};
