import type { Session } from "../../../kernel/context.ts";

/** How long an answer may be repeated. */
const KEPT_MS = 30_000;
const KEPT_MOST = 500;

interface Cached<T> {
  readonly until: number;
  readonly answer: Promise<T>;
}

/**
 * Answers of the last half minute. Never shared: the key is the person with the team and the permissions that they have
 * now, so that no one sees what was counted for another.
 */
export const createAnswerCache = <T>() => {
  const known = new Map<string, Cached<T>>();
  return {
    /** The answer to the same question of the same person, or a new one; a failed one is not repeated. */
    find(
      { tenantId, userId, authorities }: Pick<Session, "tenantId" | "userId" | "authorities">,
      question: unknown,
      isFresh: boolean,
      count: () => Promise<T>,
    ): Promise<T> {
      const key = JSON.stringify([tenantId, userId, [...authorities].toSorted(), question]);
      const found = known.get(key);
      if (!isFresh && found !== undefined && found.until > Date.now()) return found.answer;
      const answer = count();
      known.delete(key);
      known.set(key, { until: Date.now() + KEPT_MS, answer });
      answer.catch(() => {
        if (known.get(key)?.answer === answer) known.delete(key);
      });
      const [oldest] = known.keys();
      if (known.size > KEPT_MOST && oldest !== undefined) known.delete(oldest);
      return answer;
    },
  };
};
