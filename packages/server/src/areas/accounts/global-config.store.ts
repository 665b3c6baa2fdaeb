import type { Id, Locale } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export const findConfig = async (q: Queries): Promise<unknown> =>
  (await q.row<{ config: unknown }>("select config from global_config"))?.config;

export const saveConfig = (tx: Queries, config: unknown): void =>
  tx.send(
    `insert into global_config (config) values ($1)
     on conflict (is_only) do update set config = $1, update_time = now(), updated_by = current_user_id()`,
    [JSON.stringify(config)],
  );

export interface OwnerRow {
  readonly email: string | null;
  readonly locale: Locale | null;
}

export const findContact = (q: Queries, accountId: Id): Promise<OwnerRow | undefined> =>
  q.row<OwnerRow>(
    `select a.email, p.locale from account a left join account_profile p on p.account_id = a.id where a.id = $1`,
    [accountId],
  );

/** By the email address in the settings, else the user who created the first account. */
export const findInstanceOwner = async (q: Queries, email: string | undefined): Promise<Id | undefined> => {
  const row =
    email === undefined
      ? await q.row<{ id: Id }>("select id from account order by id limit 1")
      : await q.row<{ id: Id }>("select id from account where email = lower($1)", [email]);
  return row?.id;
};
