import {
  type AuthMethod,
  type CaptchaMode,
  channelOf,
  type SecondFactorMethod,
  type SignInMethod,
} from "@benchleaf/contract";

/** Wrong passwords after which a name is locked until its password is reset. */
export const MAX_FAILURES = 10;
/** Wrong passwords after which the next attempt requires a captcha. */
export const CAPTCHA_AFTER_FAILURES = 3;

/** Number of failures, or of codes sent, before a captcha is required. */
export const captchaAfter = (mode: CaptchaMode, usual: number): number =>
  mode === "auto" ? usual : mode === "always" ? 0 : Number.POSITIVE_INFINITY;

/** Returns the sign-in method of an account name; anything but a mobile number counts as an email address. */
export const methodOf = (account: string): SignInMethod =>
  channelOf(account) === "sms" ? "mobile_password" : "email_password";

export const SESSION_DAYS = 30;
/** A session that was unused for this long ends. */
export const SESSION_IDLE_DAYS = 14;

export type SignInRefusal = "third.attempt" | "tenth.attempt" | "user.locked";

/** Returns the error of a wrong password, given the number of consecutive ones including this one. */
export const refusalAfter = (failures: number): SignInRefusal => {
  if (failures < MAX_FAILURES) return "third.attempt";
  return failures === MAX_FAILURES ? "tenth.attempt" : "user.locked";
};

const DAY_MS = 86_400_000;

/** Whether a team with password rotation requires a new password. */
export const isPasswordTooOld = (
  row: { readonly password_days: number | null; readonly password_update_time: Date },
  now: Date,
): boolean =>
  row.password_days !== null &&
  now.getTime() - row.password_update_time.getTime() > row.password_days * DAY_MS;

/**
 * A session token has the tenant, then the secret: `<tenantId>.<userId>.<43 characters>`. The two ids only locate the
 * row, which must have the secret's hash and the same ids.
 */
export const composeToken = (tenantId: string, userId: string, secret: string): string =>
  `${tenantId}.${userId}.${secret}`;

const TOKEN = /^(\d{1,18})\.(\d{1,18})\.([\w-]{43})$/;

export const parseToken = (token: string): { tenantId: string; userId: string } | null => {
  const [, tenantId, userId] = TOKEN.exec(token) ?? [];
  return tenantId === undefined || userId === undefined ? null : { tenantId, userId };
};

/** How a user proved their identity before the second step. */
export type Means =
  | "password"
  | "email"
  | "sms"
  | "google"
  | "oidc"
  | "saml"
  | "passkey"
  | "register"
  | "invitation";

/**
 * Whether a session was opened with two factors: with a first step and a second one, or with a passkey with user
 * verification.
 *
 * @example isMeansMultiFactor("password+totp") // true
 */
export const isMeansMultiFactor = (means: string): boolean => means === "passkey" || means.includes("+");

interface Reachable {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly hasPassword: boolean;
  /** The second factor that the user has turned on. */
  readonly enrolled: SecondFactorMethod | null;
  readonly recoveryCodesLeft: number;
}

const has = (method: AuthMethod, person: Reachable): boolean => {
  if (method === "email") return person.email !== null;
  if (method === "sms") return person.mobile !== null;
  return method === "password" && person.hasPassword;
};

/**
 * Possible methods of the second factor; empty if none is required. The method of the first step never counts as the
 * second; null if no suitable method exists.
 */
export const secondSteps = (
  person: Reachable,
  means: Means,
  isRequiredByTenant: boolean,
): AuthMethod[] | null => {
  if (person.enrolled === null && !isRequiredByTenant) return [];
  const other = (["email", "sms", "password"] as const).filter(
    (method) => method !== means && has(method, person),
  );
  if (person.enrolled === null) return other.length > 0 ? other : null;
  const recovery: AuthMethod[] = person.recoveryCodesLeft > 0 ? ["recovery"] : [];
  if (person.enrolled === "totp") return ["totp", ...recovery];
  const enrolled = other.filter((method) => method === person.enrolled);
  const steps = [...(enrolled.length > 0 ? enrolled : other), ...recovery];
  return steps.length > 0 ? steps : null;
};

/** Whether a password must be changed before anything else. */
export const mustChangePassword = (
  row: {
    readonly must_change_password: boolean;
    readonly password_hash: string | null;
    readonly password_days: number | null;
    readonly password_update_time: Date;
  },
  now: Date,
): boolean => row.must_change_password || (row.password_hash !== null && isPasswordTooOld(row, now));
