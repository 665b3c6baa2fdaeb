import type { Id, Locale, SurveyType } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface PersonalRow {
  readonly id: Id;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly avatar_key: string | null;
  readonly locale: Locale | null;
  readonly timezone: string | null;
}

export const findPersonal = (q: Queries, accountId: Id): Promise<PersonalRow | undefined> =>
  q.row<PersonalRow>(
    `select a.id, a.name, a.email, a.mobile, p.avatar_key, p.locale, p.timezone
     from account a left join account_profile p on p.account_id = a.id where a.id = $1`,
    [accountId],
  );

export const renameAccount = (tx: Queries, accountId: Id, name: string): void =>
  tx.send("update account set name = $2 where id = $1", [accountId, name]);

export const savePreferences = (
  tx: Queries,
  accountId: Id,
  input: { locale?: Locale | undefined; timezone?: string | undefined },
): void =>
  tx.send(
    `insert into account_profile (account_id, locale, timezone) values ($1, $2, $3)
     on conflict (account_id) do update set locale = coalesce(excluded.locale, account_profile.locale),
       timezone = coalesce(excluded.timezone, account_profile.timezone), update_time = now()`,
    [accountId, input.locale ?? null, input.timezone ?? null],
  );

export interface NewAvatar {
  readonly key: string;
  readonly bytes: Buffer;
  readonly contentType: string;
}

export const saveAvatar = (tx: Queries, accountId: Id, avatar: NewAvatar | null): void =>
  tx.send(
    `insert into account_profile (account_id, avatar_key, avatar, avatar_type) values ($1, $2, $3, $4)
     on conflict (account_id) do update set avatar_key = excluded.avatar_key, avatar = excluded.avatar,
       avatar_type = excluded.avatar_type, update_time = now()`,
    [accountId, avatar?.key ?? null, avatar?.bytes ?? null, avatar?.contentType ?? null],
  );

export const findAvatar = (
  q: Queries,
  key: string,
): Promise<{ avatar: Buffer; avatar_type: string } | undefined> =>
  q.row("select avatar, avatar_type from account_profile where avatar_key = $1", [key]);

export const findAnswers = async (q: Queries, surveyType: SurveyType): Promise<unknown> =>
  (
    await q.row<{ answers: unknown }>(
      "select answers from survey_answer where account_id = current_user_id() and survey_type = $1",
      [surveyType],
    )
  )?.answers ?? null;

/** Stores the answers, and stops showing the survey. */
export const saveAnswers = (tx: Queries, surveyType: SurveyType, answers: unknown): void => {
  tx.send(
    `insert into survey_answer (account_id, survey_type, answers) values (current_user_id(), $1, $2)
     on conflict (account_id, survey_type) do update set answers = excluded.answers, update_time = now()`,
    [surveyType, JSON.stringify(answers)],
  );
  tx.send("update account set survey_type = null where id = current_user_id()");
};
