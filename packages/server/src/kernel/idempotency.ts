import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, withCommit } from "./database.ts";
import { currentIdempotencyKey, type IdempotencyKey, RepeatedRequest } from "./idempotency-key.ts";
import { Problem, problem } from "./problem.ts";
import type { Scope } from "./scope.ts";

const KEY = /^[\w-]{16,100}$/;
/** The created record exists immediately, its response shortly after. */
const [ANSWER_WITHIN_MS, LOOK_AGAIN_MS] = [3_000, 25] as const;

const OWN = "user_id = current_user_id() and key = $1";

const hashOf = (request: unknown): Buffer => createHash("sha256").update(JSON.stringify(request)).digest();

/** A create request with its idempotency key. */
export interface IdempotentRequest {
  readonly scope: Scope;
  readonly key: string;
  /** Everything that distinguishes one request from another. */
  readonly request: unknown;
}

/** Returns the response of a request with a key: the first time by running it, later the stored result. */
export const createIdempotency = (database: Database) => {
  const firstAnswer = async ({ scope, key }: IdempotencyKey): Promise<unknown> => {
    const end = Date.now() + ANSWER_WITHIN_MS;
    while (Date.now() < end) {
      const [kept] = await database.one<{ answer: unknown }>(
        scope,
        `select answer from idempotency_key where ${OWN} and answer is not null`,
        [key],
      );
      if (kept !== undefined) return kept.answer;
      await wait(LOOK_AGAIN_MS);
    }
    throw problem("request.unanswered");
  };

  const change = (scope: Scope, text: string, values: readonly unknown[]): Promise<unknown> =>
    database.write(scope, async (tx) => withCommit(tx.row(text, values)));

  return async (
    { scope, key, request }: IdempotentRequest,
    run: () => Promise<unknown>,
  ): Promise<unknown> => {
    if (!KEY.test(key)) {
      throw problem("request.invalid", {
        issues: [{ path: "headers.idempotency-key", message: "16 to 100 letters, digits, - or _" }],
      });
    }
    const intention: IdempotencyKey = { scope, key, hash: hashOf(request), isStored: false };
    try {
      const answer = await currentIdempotencyKey.run(intention, run);
      if (intention.isStored) {
        await change(scope, `update idempotency_key set answer = $2 where ${OWN}`, [
          key,
          JSON.stringify(answer),
        ]);
      }
      return answer;
    } catch (error) {
      if (error instanceof RepeatedRequest) return firstAnswer(intention);
      // A rejected request can be repeated. How far an interrupted one got is unknown.
      const isRefused = error instanceof Problem && !error.code.startsWith("system.");
      const isOurs = isRefused && error.code !== "request.key.reused";
      if (intention.isStored && isOurs)
        await change(scope, `delete from idempotency_key where ${OWN}`, [key]);
      throw error;
    }
  };
};
export type Idempotency = ReturnType<typeof createIdempotency>;
