import type { Id, RedeemPrivilege } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface CodeRow {
  readonly id: Id;
  readonly cdkey: string;
  readonly feature: RedeemPrivilege;
  /** Of the team edition that it gives. */
  readonly seats: number | null;
  readonly subscription_limit: number | null;
  readonly date_end: Date | null;
  readonly count_limit: number;
  readonly per_limit: number;
  readonly used_count: number;
  readonly create_time: Date;
}

export interface OwnCodeRow extends CodeRow {
  /** How often the current user has redeemed it. */
  readonly own_count: number;
}

const columns =
  "c.id, c.cdkey, c.feature, c.seats, c.subscription_limit, c.date_end, c.count_limit, c.per_limit, c.used_count, c.create_time";

export const findCode = (q: Queries, cdkey: string): Promise<OwnCodeRow | undefined> =>
  q.row<OwnCodeRow>(
    `select ${columns}, coalesce(u.used_count, 0) as own_count from redeem_code c
     left join redeem_code_use u on u.code_id = c.id and u.account_id = current_user_id()
     where c.cdkey = $1`,
    [cdkey],
  );

/** Locked until the transaction ends, so that no one else redeems it. Data read before may be stale. */
export const lockCodeForUpdate = (tx: Queries, cdkey: string): void =>
  tx.send("select 1 from redeem_code where cdkey = $1 for no key update", [cdkey]);

export const countUse = (tx: Queries, id: Id): void => {
  tx.send("update redeem_code set used_count = used_count + 1 where id = $1", [id]);
  tx.send(
    `insert into redeem_code_use as u (code_id) values ($1)
     on conflict (code_id, account_id) do update set used_count = u.used_count + 1`,
    [id],
  );
};

export const insertCodes = (
  tx: Queries,
  cdkeys: readonly string[],
  rule: Pick<CodeRow, "feature" | "seats" | "subscription_limit" | "count_limit" | "per_limit" | "date_end">,
): Promise<CodeRow[]> =>
  tx.rows<CodeRow>(
    `insert into redeem_code as c (cdkey, feature, subscription_limit, count_limit, per_limit, date_end, seats)
     select cdkey, $2, $3, $4, $5, $6, $7 from unnest($1::text[]) as cdkey returning ${columns}`,
    [
      cdkeys,
      rule.feature,
      rule.subscription_limit,
      rule.count_limit,
      rule.per_limit,
      rule.date_end,
      rule.seats,
    ],
  );

/** Newest first, those created before `before`. */
export const listCodes = (q: Queries, before: Id | null, limit: number): Promise<CodeRow[]> =>
  q.rows<CodeRow>(
    `select ${columns} from redeem_code c where c.id < $1::bigint order by c.id desc ${limitTo(limit)}`,
    [before ?? "9223372036854775807"],
  );
