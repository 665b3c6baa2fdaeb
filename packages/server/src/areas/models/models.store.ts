import type { Id, ModelOutcome, ModelPurpose, SendingPolicy, SentClass } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface SettingRow {
  readonly base_url: string;
  readonly sealed_key: string | null;
  readonly model: string;
  readonly sending: SendingPolicy;
  readonly monthly_limit: number | null;
  readonly max_answer_tokens: number;
  readonly update_time: Date;
}

/** Settings as stored; `sealedKey` undefined keeps the saved key. */
export interface SettingValues {
  readonly baseUrl: string;
  readonly sealedKey: string | null | undefined;
  readonly model: string;
  readonly sending: SendingPolicy;
  readonly monthlyLimit: number | null;
  readonly maxAnswerTokens: number;
}

/** The owner of the settings: the team, or the installation. */
export type SettingOwner = "team" | "installation";

const tables = { team: "model_setting", installation: "instance_model_setting" } as const;
const keys = { team: "tenant_id", installation: "is_only" } as const;
const columns = "base_url, sealed_key, model, sending, monthly_limit, max_answer_tokens, update_time";

export const findSetting = (q: Queries, owner: SettingOwner): Promise<SettingRow | undefined> =>
  q.row<SettingRow>(`select ${columns} from ${tables[owner]}`);

export const saveSetting = async (
  tx: Queries,
  owner: SettingOwner,
  values: SettingValues,
): Promise<SettingRow> => {
  const keepsKey = values.sealedKey === undefined;
  const row = await tx.row<SettingRow>(
    `insert into ${tables[owner]} as s (base_url, sealed_key, model, sending, monthly_limit, max_answer_tokens)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (${keys[owner]}) do update set base_url = excluded.base_url,
       sealed_key = case when $7 then s.sealed_key else excluded.sealed_key end, model = excluded.model,
       sending = excluded.sending, monthly_limit = excluded.monthly_limit,
       max_answer_tokens = excluded.max_answer_tokens, update_time = now(), updated_by = current_user_id()
     returning ${columns}`,
    [
      values.baseUrl,
      values.sealedKey ?? null,
      values.model,
      values.sending,
      values.monthlyLimit,
      values.maxAnswerTokens,
      keepsKey,
    ],
  );
  return row!;
};

/** False if there was none. */
export const deleteSetting = async (tx: Queries, owner: SettingOwner): Promise<boolean> =>
  (await tx.row(`delete from ${tables[owner]} returning 1 as found`)) !== undefined;

/** Uses of one user since a time that were charged, or are reserved. */
export const countUses = async (q: Queries, accountId: Id, since: Date): Promise<number> => {
  const row = await q.row<{ count: number }>(
    `select count(*)::integer as count from model_use
     where account_id = $1 and create_time >= $2
       and (is_charged or (outcome = 'waiting' and create_time > now() - interval '10 minutes'))`,
    [accountId, since],
  );
  return row?.count ?? 0;
};

export interface NewUse {
  readonly purpose: ModelPurpose;
  readonly model: string;
  readonly host: string;
  readonly sentClass: SentClass;
  readonly sent: string;
  readonly sentCharacters: number;
}

/** The lock prevents two concurrent requests from both using the month's last one. */
export const lockUses = (tx: Queries): void =>
  tx.send(
    "select pg_advisory_xact_lock(hashtextextended('model_use:' || current_user_id(), current_tenant_id()))",
  );

export const insertUse = async (tx: Queries, use: NewUse): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into model_use (purpose, model, host, sent_class, sent, sent_characters)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [use.purpose, use.model, use.host, use.sentClass, use.sent, use.sentCharacters],
  );
  return row!.id;
};

export const chargeUse = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update model_use set outcome = 'running', is_charged = true where id = $1", [id]);

export const endUse = (
  tx: Queries,
  id: Id,
  {
    outcome,
    promptTokens,
    answerTokens,
  }: { outcome: ModelOutcome; promptTokens: number | null; answerTokens: number | null },
): Promise<unknown> =>
  tx.rows(
    `update model_use set outcome = $2, prompt_tokens = $3, answer_tokens = $4, end_time = now()
     where id = $1 and end_time is null`,
    [id, outcome, promptTokens, answerTokens],
  );

export interface UseRow {
  readonly id: Id;
  readonly account_id: Id;
  readonly account_name: string;
  readonly purpose: ModelPurpose;
  readonly model: string;
  readonly host: string;
  readonly sent_class: SentClass;
  readonly sent_characters: number;
  readonly outcome: ModelOutcome;
  readonly prompt_tokens: number | null;
  readonly answer_tokens: number | null;
  readonly create_time: Date;
  readonly end_time: Date | null;
}

const useColumns = `u.id, u.account_id, a.name as account_name, u.purpose, u.model, u.host, u.sent_class, u.sent_characters,
  u.outcome, u.prompt_tokens, u.answer_tokens, u.create_time, u.end_time`;
const useJoins = "model_use u join account a on a.id = u.account_id";

export interface UseFilter {
  readonly accountId: Id | undefined;
  readonly outcome: ModelOutcome | undefined;
  readonly before: Id | undefined;
}

export const listUses = (
  q: Queries,
  { accountId, outcome, before }: UseFilter,
  most: number,
): Promise<UseRow[]> => {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    ...(accountId === undefined ? [] : [`u.account_id = ${value(accountId)}`]),
    ...(outcome === undefined ? [] : [`u.outcome = ${value(outcome)}`]),
    ...(before === undefined ? [] : [`u.id < ${value(before)}`]),
  ];
  const where = conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`;
  return q.rows<UseRow>(
    `select ${useColumns} from ${useJoins} ${where} order by u.id desc ${limitTo(most)}`,
    values,
  );
};

export const findUse = (q: Queries, id: Id): Promise<(UseRow & { readonly sent: string }) | undefined> =>
  q.row<UseRow & { readonly sent: string }>(`select ${useColumns}, u.sent from ${useJoins} where u.id = $1`, [
    id,
  ]);

export const sweepUses = (q: Queries, before: Date): Promise<unknown> =>
  q.rows("select sweep_model_uses($1)", [before]);
