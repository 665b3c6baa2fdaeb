/** A mobile of mainland China: eleven digits, 1 then 3 to 9. */
const MAINLAND_MOBILE = /^(?:\+?86)?(1[3-9]\d{9})$/;
const FOREIGN_MOBILE = /^\+[1-9]\d{6,14}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * A mobile in the one form that is stored: a mainland number by its eleven digits, any other with `+` and country
 * code. Null if it is none.
 *
 * @example normalMobile("+86 138-0000-0000") // "13800000000"
 * @example normalMobile("+852 9123 4567") // "+85291234567"
 */
export const normalMobile = (text: string): string | null => {
  const digits = text.replace(/[\s().-]/g, "");
  return MAINLAND_MOBILE.exec(digits)?.[1] ?? (FOREIGN_MOBILE.test(digits) ? digits : null);
};

/** An email in lower case without space around it; null if it is none. */
export const normalEmail = (text: string): string | null => {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
};

/**
 * The name of an account for a lookup: email or mobile in their stored form, else as typed.
 *
 * @example normalAccount(" Ann@Lab.org ") // "ann@lab.org"
 */
export const normalAccount = (text: string): string => normalMobile(text) ?? text.trim().toLowerCase();

/**
 * By which way a name can be reached; null if it is neither email nor mobile.
 *
 * @example channelOf("13800000000") // "sms"
 */
export const channelOf = (account: string): "email" | "sms" | null => {
  if (normalMobile(account) !== null) return "sms";
  return normalEmail(account) === null ? null : "email";
};

/**
 * An address as a user without access may see it.
 *
 * @example maskAddress("ann.lee@lab.org") // "a***e@lab.org"
 * @example maskAddress("13800001234") // "138****1234"
 */
export const maskAddress = (address: string): string => {
  const at = address.lastIndexOf("@");
  if (at < 0) return `${address.slice(0, 3)}****${address.slice(-4)}`;
  const name = address.slice(0, at);
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ""}${address.slice(at)}`;
};
