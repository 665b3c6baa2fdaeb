import { AsyncLocalStorage } from "node:async_hooks";
import { problem } from "./problem.ts";
import type { Scope } from "./scope.ts";

/** One operation that a caller wants to happen once, however often the request is sent. */
export interface IdempotencyKey {
  readonly scope: Scope;
  /** Created by the caller for this operation only. */
  readonly key: string;
  /** Hash of the whole request. */
  readonly hash: Buffer;
  /** Whether the key was stored in a transaction already. */
  isStored: boolean;
}

/** The same request was sent before: nothing is done, and its result is returned. */
export class RepeatedRequest extends Error {}

/** The idempotency key of the current request; undefined if the caller sent none. */
export const currentIdempotencyKey = new AsyncLocalStorage<IdempotencyKey>();

interface Asking {
  row<T>(text: string, values?: readonly unknown[]): Promise<T | undefined>;
}

/** Of two concurrent requests the second waits here until the first one's transaction has ended. */
const insertKey = async (tx: Asking, { key, hash }: IdempotencyKey): Promise<void> => {
  const taken = await tx.row(
    "insert into idempotency_key (key, request_hash) values ($1, $2) on conflict do nothing returning 1",
    [key, hash],
  );
  if (taken !== undefined) return;
  const first = await tx.row<{ request_hash: Buffer }>(
    "select request_hash from idempotency_key where user_id = current_user_id() and key = $1",
    [key],
  );
  if (first !== undefined && !first.request_hash.equals(hash)) throw problem("request.key.reused");
  throw new RepeatedRequest();
};

/** The key is stored in the first writing transaction of the request: it exists if and only if the record does. */
export const withIdempotencyKey = <Tx extends Asking, R>(
  scope: Scope,
  work: (tx: Tx) => Promise<R>,
): ((tx: Tx) => Promise<R>) => {
  const idempotencyKey = currentIdempotencyKey.getStore();
  if (
    idempotencyKey === undefined ||
    idempotencyKey.isStored ||
    idempotencyKey.scope.tenantId !== scope.tenantId
  )
    return work;
  idempotencyKey.isStored = true;
  return async (tx) => {
    await insertKey(tx, idempotencyKey);
    return work(tx);
  };
};
