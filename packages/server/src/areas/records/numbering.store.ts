// Reads account of accounts, because a pattern shows who has changed it.
import type { DatedPattern, NumberedKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface PatternRow {
  readonly kind: NumberedKind;
  readonly pattern: string;
  readonly zone: string;
  readonly version: number;
  readonly update_time: Date;
  readonly updated_by_name: string;
}

export const listPatterns = (q: Queries): Promise<PatternRow[]> =>
  q.rows<PatternRow>(
    `select p.kind, p.pattern, p.zone, p.version, p.update_time, a.name as updated_by_name
     from number_pattern p join account a on a.id = p.updated_by`,
  );

/** Undefined if someone has changed the pattern since `version`. */
export const savePattern = (
  tx: Queries,
  kind: NumberedKind,
  { version, pattern, zone }: Pick<PatternRow, "version" | "pattern" | "zone">,
): Promise<{ version: number } | undefined> =>
  version === 0
    ? tx.row(
        `insert into number_pattern (kind, pattern, zone) values ($1, $2, $3)
         on conflict (tenant_id, kind) do nothing returning version`,
        [kind, pattern, zone],
      )
    : tx.row(
        `update number_pattern set pattern = $3, zone = $4, version = version + 1, update_time = now(),
           updated_by = current_user_id()
         where kind = $1 and version = $2 returning version`,
        [kind, version, pattern, zone],
      );

/** The counter of a kind; undefined if it has not started. */
export const findCount = async (
  q: Queries,
  kind: NumberedKind,
  { before, after }: DatedPattern,
): Promise<number | undefined> => {
  const row = await q.row<{ count: string }>(
    "select count from number_counter where kind = $1 and before = $2 and after = $3",
    [kind, before, after],
  );
  return row && Number(row.count);
};

/** Counts on by one or several, answers the last, and holds the counter until the transaction ends. */
export const countOn = async (
  tx: Queries,
  kind: NumberedKind,
  { before, after, first }: DatedPattern,
  by = 1,
): Promise<number> => {
  const row = await tx.row<{ count: string }>(
    `insert into number_counter as c (kind, before, after, count) values ($1, $2, $3, $4)
     on conflict (tenant_id, kind, before, after) do update set count = greatest(c.count + $5::bigint, excluded.count)
     returning count`,
    [kind, before, after, first + by - 1, by],
  );
  return Number(row!.count);
};

export const findUserName = async (q: Queries): Promise<string> =>
  (await q.row<{ name: string }>("select name from account where id = current_user_id()"))?.name ?? "";
