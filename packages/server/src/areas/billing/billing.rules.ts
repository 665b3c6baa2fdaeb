import { randomBytes } from "node:crypto";
import type { ErrorCode } from "@benchleaf/contract";

/** Crockford's digits: none is confused with another when read aloud or written by hand. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_CHARACTERS = 16;

export const newCode = (): string =>
  Array.from(randomBytes(CODE_CHARACTERS), (byte) => DIGITS[byte % DIGITS.length]).join("");

/** The stored form of a typed code: look-alikes count as the digit they are confused with. */
export const normalizedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

/** The form in which codes are handed out. */
export const printedCode = (kept: string): string => kept.replace(/(.{4})(?=.)/g, "$1-");

export interface CodeState {
  readonly subscription_limit: number | null;
  readonly date_end: Date | null;
  readonly count_limit: number;
  readonly per_limit: number;
  readonly used_count: number;
  /** By the current user. */
  readonly own_count: number;
}

/** The first reason against redeeming a code; null if there is none. */
export const reasonAgainst = (code: CodeState, now: Date): ErrorCode | null => {
  if (code.subscription_limit === null) return "privilege.code.cdkey.type.incorrect";
  if (code.date_end !== null && code.date_end <= now) return "privilege.code.cdkey.expired";
  const isUsedUp = code.used_count >= code.count_limit || code.own_count >= code.per_limit;
  return isUsedUp ? "privilege.code.cdkey.used.up" : null;
};
