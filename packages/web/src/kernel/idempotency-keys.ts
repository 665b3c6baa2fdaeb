import type { Endpoint } from "@benchleaf/contract";

const MOST = 50;
const keys = new Map<string, string>();

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The key of one wish, the same however often it is sent. */
export interface IdempotencyKey {
  readonly key: string;
  /** It has succeeded: the next identical request is a new one. */
  forget(): void;
}

/**
 * The key of what someone wants to make: the same for the same entry until it has succeeded, so that a second click
 * and a try after a lost answer make nothing twice.
 */
export const idempotencyKeyOf = (
  row: Pick<Endpoint, "path" | "creates">,
  parts: unknown,
): IdempotencyKey | null => {
  if (!row.creates) return null;
  const entry = JSON.stringify([row.path, parts]);
  const key = keys.get(entry) ?? newKey();
  keys.set(entry, key);
  const [oldest] = keys.keys();
  if (keys.size > MOST && oldest !== undefined) keys.delete(oldest);
  return { key, forget: () => void (keys.get(entry) === key && keys.delete(entry)) };
};
