import type { SourceKey } from "@benchleaf/contract";
import { RateLimiterMemory, RateLimiterQueue } from "rate-limiter-flexible";
import type { z } from "zod";
import { createOutbound } from "../../kernel/outbound.ts";
import { type Problem, problem } from "../../kernel/problem.ts";

/** How people call the databases; it is the same in every language. */
export const sourceNames: Readonly<Record<SourceKey, string>> = { ncbi: "NCBI", ensembl: "Ensembl" };

const TIMEOUT_MS = 45_000;
/** A GenBank record of the longest sequence that can be imported, with many features. */
const MOST_BYTES = 24 * 1024 * 1024;
/** Questions that wait for their turn. */
const MOST_WAITING = 40;

export interface SourceAnswer {
  readonly status: number;
  readonly text: string;
}

/** Asks one public database, no oftener than it allows. */
export interface AskSource {
  /** @throws source.unreachable, source.busy */
  text(url: URL, accept?: string): Promise<SourceAnswer>;
  /** Undefined if the source has no such record. @throws source.answer.unread */
  json<T>(url: URL, schema: z.ZodType<T>): Promise<T | undefined>;
  unread(): Problem;
}

const isRefusal = (status: number): boolean => status === 400 || status === 404;

export const askSource = (
  key: SourceKey,
  { reachesPrivate, perSecond }: { readonly reachesPrivate: boolean; readonly perSecond: number },
): AskSource => {
  const outbound = createOutbound({ reachesPrivate, timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES });
  const turns = new RateLimiterQueue(new RateLimiterMemory({ points: perSecond, duration: 1 }), {
    maxQueueSize: MOST_WAITING,
  });
  const source = sourceNames[key];
  const unread = (): Problem => problem("source.answer.unread", { source });

  const text: AskSource["text"] = async (url, accept = "text/plain") => {
    await turns.removeTokens(1).catch(() => {
      throw problem("source.busy", { source });
    });
    const answer = await outbound.fetch(url, { headers: { accept } }).catch(() => {
      throw problem("source.unreachable", { source });
    });
    if (answer.status === 429) throw problem("source.busy", { source });
    if (!answer.ok && !isRefusal(answer.status)) throw problem("source.unreachable", { source });
    return { status: answer.status, text: await answer.text() };
  };

  return {
    text,
    unread,
    async json(url, schema) {
      const answer = await text(url, "application/json");
      if (isRefusal(answer.status)) return undefined;
      try {
        return schema.parse(JSON.parse(answer.text));
      } catch {
        throw unread();
      }
    },
  };
};
