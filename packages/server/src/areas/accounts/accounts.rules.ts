/** Wrong passwords after which a name is locked until its password is reset. */
export const MAX_FAILURES = 10;

export const SESSION_DAYS = 30;

export type SignInRefusal = "third.attempt" | "tenth.attempt" | "user.locked";

/** What a wrong password is answered with, given how many there were in a row including this one. */
export const refusalAfter = (failures: number): SignInRefusal => {
  if (failures < MAX_FAILURES) return "third.attempt";
  return failures === MAX_FAILURES ? "tenth.attempt" : "user.locked";
};

const DAY_MS = 86_400_000;

/** Whether a team that has passwords changed every so many days asks for a new one. */
export const isPasswordTooOld = (
  row: { readonly password_days: number | null; readonly password_update_time: Date },
  now: Date,
): boolean =>
  row.password_days !== null &&
  now.getTime() - row.password_update_time.getTime() > row.password_days * DAY_MS;

/**
 * A session token names the wall it lies behind, then the secret: `<tenantId>.<userId>.<43 characters>`.
 * The two ids are only where to look; the row found there must carry the secret's hash and the same ids.
 */
export const composeToken = (tenantId: string, userId: string, secret: string): string =>
  `${tenantId}.${userId}.${secret}`;

const TOKEN = /^(\d{1,18})\.(\d{1,18})\.([\w-]{43})$/;

export const parseToken = (token: string): { tenantId: string; userId: string } | null => {
  const [, tenantId, userId] = TOKEN.exec(token) ?? [];
  return tenantId === undefined || userId === undefined ? null : { tenantId, userId };
};
