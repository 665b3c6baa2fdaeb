import type { SendingPolicy, SentClass } from "@benchleaf/contract";

/** Characters of a request that the log stores; longer texts are cut off. */
const MAX_LOGGED_CHARACTERS = 200_000;

/** How long the log is stored, in days. */
export const MODEL_LOG_DAYS = 180;

/** Attempts to get a first byte; later failures end the answer. */
export const MAX_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 400;

/** A function that a model asks for; `arguments` is JSON text as the model wrote it. */
export interface ModelToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** A function that a model may ask for, with its parameters as a JSON schema. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** One message of a conversation with a model. */
export interface ModelMessage {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly content: string;
  /** Of the assistant: the functions that it has asked for. */
  readonly toolCalls?: readonly ModelToolCall[];
  /** Of a tool: the call that this is the result of. */
  readonly toolCallId?: string;
}

/** The whole text of a message, including the functions that it asks for. */
const textOf = ({ content, toolCalls = [] }: ModelMessage): string =>
  [content, ...toolCalls.map((call) => `${call.name}(${call.arguments})`)].filter(Boolean).join("\n");

/** Whether the policy allows sending a text of this class. @example maySend("public", "private") // false */
export const maySend = (policy: SendingPolicy, sentClass: SentClass): boolean =>
  policy === "all" || (policy === "public" && sentClass === "public");

/** The first moment of the calendar month in UTC, from which uses are counted. */
export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/**
 * Milliseconds to wait before attempt `attempt + 1`, or null if another attempt is useless: 4xx other than 429 mean
 * that the request itself is wrong. `random` is from 0 to 1 and spreads requests that failed together.
 */
export const retryPause = (attempt: number, status: number | undefined, random: number): number | null => {
  const isWorthIt = status === undefined || status === 429 || status >= 500;
  if (!isWorthIt || attempt >= MAX_ATTEMPTS) return null;
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random);
};

/** The messages as the log stores them, as valid JSON text. */
export const textForLog = (
  messages: readonly ModelMessage[],
): { readonly sent: string; readonly characters: number } => {
  const characters = messages.reduce((sum, message) => sum + textOf(message).length, 0);
  let left = MAX_LOGGED_CHARACTERS;
  const kept = messages.map((message) => {
    const part = textOf(message).slice(0, left);
    left -= part.length;
    return { role: message.role, content: part };
  });
  return { sent: JSON.stringify(kept), characters };
};

/** Whether a key that was saved for one address may be sent to another: only within the same origin. */
export const isSameOrigin = (one: string, other: string): boolean =>
  new URL(one).origin === new URL(other).origin;
