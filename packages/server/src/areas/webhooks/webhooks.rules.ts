import { createHmac, randomBytes } from "node:crypto";
import { type DeliveryError, WEBHOOK_OVERLAP_HOURS } from "@benchleaf/contract";

const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Between an attempt that failed and the next one; after the last a message is given up, a day and a half later. */
const PAUSES_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 18 * HOUR] as const;

/** Several that start together are retried at different times. */
const SPREAD = 0.1;

/**
 * After this many failures in a row, nothing is sent for a while, which doubles with each further one up to a limit.
 */
const TIRED_AFTER = 5;
const FIRST_REST_MS = MINUTE;
const LONGEST_REST_MS = 30 * MINUTE;

/** Switched off after a day with this many attempts, all failed. */
const HOPELESS_FAILURES = 10;
const HOPELESS_MS = 24 * HOUR;

export const newSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");

export const overlapEnd = (now: Date): Date => new Date(now.getTime() + WEBHOOK_OVERLAP_HOURS * HOUR);

export interface Outgoing {
  readonly id: string;
  readonly time: Date;
  readonly body: string;
}

/**
 * The headers that authenticate a message, according to Standard Webhooks. Every valid secret signs; a receiver needs
 * one of them. The timestamp is signed too, so that a captured message is too old to be replayed.
 */
export const headersFor = ({ id, time, body }: Outgoing, secrets: readonly string[]) => {
  const timestamp = String(Math.floor(time.getTime() / SECOND));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
};

/** Null if a message has been tried often enough. `random` is from 0 to 1. */
export const nextAttempt = (attempts: number, now: Date, random: number): Date | null => {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * (1 + SPREAD * random));
};

export const restUntil = (failures: number, now: Date): Date | null => {
  if (failures < TIRED_AFTER) return null;
  const rest = Math.min(FIRST_REST_MS * 2 ** (failures - TIRED_AFTER), LONGEST_REST_MS);
  return new Date(now.getTime() + rest);
};

export interface Failing {
  readonly failures: number;
  readonly since: Date;
  /** Status of the last answer; null if there was none. */
  readonly code: number | null;
}

/** Why a webhook is to be switched off by now, or null. */
export const stopReasonOf = ({ failures, since, code }: Failing, now: Date): "failing" | "gone" | null => {
  if (code === 410) return "gone";
  return failures >= HOPELESS_FAILURES && now.getTime() - since.getTime() >= HOPELESS_MS ? "failing" : null;
};

/** How one attempt went. */
export interface Outcome {
  readonly fault: DeliveryError | null;
  readonly code: number | null;
  readonly milliseconds: number;
  readonly answer: string | null;
}

const SHOWN_CHARACTERS = 1_000;

/** The beginning of an answer, as text that can be stored: half a surrogate pair and U+0000 cannot. */
export const beginningOf = (answer: string): string =>
  Buffer.from(answer.slice(0, SHOWN_CHARACTERS)).toString().replaceAll("\0", "\u{FFFD}");
