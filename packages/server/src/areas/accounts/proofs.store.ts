import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** Codes, tickets and captchas: short-lived proofs, each used once. */

export interface CodeLimits {
  readonly resendSeconds: number;
  readonly sendsPerHour: number;
}

/** Replaces the previous code; undefined if that one is too recent or there were too many. */
export const replaceCode = (
  tx: Queries,
  code: { account: string; scene: string; hash: Buffer },
  limits: CodeLimits,
): Promise<{ sends: number } | undefined> =>
  tx.row(
    `insert into verification_code as c (account, scene, code_hash) values ($1, $2, $3)
     on conflict (account, scene) do update set code_hash = excluded.code_hash, failures = 0, use_time = null,
       send_time = now(),
       sends = case when c.window_time > now() - interval '1 hour' then c.sends + 1 else 1 end,
       window_time = case when c.window_time > now() - interval '1 hour' then c.window_time else now() end
     where c.send_time <= now() - make_interval(secs => $4)
       and (c.sends < $5 or c.window_time <= now() - interval '1 hour')
     returning sends`,
    [code.account, code.scene, code.hash, limits.resendSeconds, limits.sendsPerHour],
  );

export interface CodeWait {
  /** Within the last hour. */
  readonly sends: number;
  readonly since_send: number;
  readonly since_window: number;
}

export const findCodeWait = (q: Queries, account: string, scene: string): Promise<CodeWait | undefined> =>
  q.row(
    `select case when window_time > now() - interval '1 hour' then sends else 0 end as sends,
       extract(epoch from now() - send_time)::float as since_send,
       extract(epoch from now() - window_time)::float as since_window
     from verification_code where account = $1 and scene = $2`,
    [account, scene],
  );

/** The code that can still be used, locked until the transaction ends. */
export const lockCodeForUpdate = (
  tx: Queries,
  account: string,
  scene: string,
  limits: { readonly minutes: number; readonly failures: number },
): Promise<{ code_hash: Buffer } | undefined> =>
  tx.row(
    `select code_hash from verification_code
     where account = $1 and scene = $2 and use_time is null and failures < $4
       and send_time > now() - make_interval(mins => $3)
     for update`,
    [account, scene, limits.minutes, limits.failures],
  );

export const markCodeUsed = (tx: Queries, account: string, scene: string): void =>
  tx.send("update verification_code set use_time = now() where account = $1 and scene = $2", [
    account,
    scene,
  ]);

export const failCode = (tx: Queries, account: string, scene: string): void =>
  tx.send("update verification_code set failures = failures + 1 where account = $1 and scene = $2", [
    account,
    scene,
  ]);

export interface TicketRow<Data> {
  readonly account_id: Id;
  readonly data: Data;
  readonly failures: number;
}

export const insertTicket = (
  tx: Queries,
  ticket: { hash: Buffer; accountId: Id; purpose: string; data: unknown; minutes: number },
): void =>
  tx.send(
    `insert into account_ticket (token_hash, account_id, purpose, data, expire_time)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [ticket.hash, ticket.accountId, ticket.purpose, JSON.stringify(ticket.data), ticket.minutes],
  );

/** Locked until the transaction ends. */
export const findTicket = <Data>(
  tx: Queries,
  hash: Buffer,
  purpose: string,
): Promise<TicketRow<Data> | undefined> =>
  tx.row(
    `select account_id, data, failures from account_ticket
     where token_hash = $1 and purpose = $2 and expire_time > now() for update`,
    [hash, purpose],
  );

export const failTicket = (tx: Queries, hash: Buffer): void =>
  tx.send("update account_ticket set failures = failures + 1 where token_hash = $1", [hash]);

export const deleteTicket = (tx: Queries, hash: Buffer): void =>
  tx.send("delete from account_ticket where token_hash = $1", [hash]);

/** Pending steps of an account. */
export const deleteTicketsOf = (tx: Queries, accountId: Id): void =>
  tx.send("delete from account_ticket where account_id = $1", [accountId]);

/** Returns false if it had already been consumed. */
export const consumeCaptcha = async (tx: Queries, hash: Buffer, expireTime: Date): Promise<boolean> =>
  (await tx.row(
    `insert into spent_captcha (challenge_hash, expire_time) values ($1, $2)
     on conflict do nothing returning 1 as spent`,
    [hash, expireTime],
  )) !== undefined;

export const deleteOldProofs = async (tx: Queries, now: Date, dayBefore: Date): Promise<void> => {
  tx.send("delete from verification_code where send_time < $1", [dayBefore]);
  tx.send("delete from account_ticket where expire_time < $1", [now]);
  tx.send("delete from spent_captcha where expire_time < $1", [now]);
};
