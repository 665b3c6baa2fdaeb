import { createHash, randomBytes } from "node:crypto";
import type { Id } from "@benchleaf/contract";

/** A visit ends when someone has not come back for so long. */
const VISIT_MS = 30 * 60_000;
const MOST = 20_000;

/**
 * Current visitors, by a hash that is meaningless outside of this process and removed after the visit. Under very
 * high load, a forgotten visitor starts a new visit.
 */
export class RecentVisits {
  readonly #salt = randomBytes(16);
  readonly #seen = new Map<string, number>();

  /** Whether this is the first look of a visit; each look prolongs it. */
  begins(visitor: string, of: Id, now = Date.now()): boolean {
    const key = createHash("sha256").update(this.#salt).update(`${visitor} ${of}`).digest("base64");
    const last = this.#seen.get(key);
    this.#seen.delete(key);
    this.#seen.set(key, now);
    for (const [oldest, time] of this.#seen) {
      if (this.#seen.size <= MOST && now - time < VISIT_MS) break;
      this.#seen.delete(oldest);
    }
    return last === undefined || now - last >= VISIT_MS;
  }
}

const programs =
  /bot|crawl|spider|slurp|preview|archiver|facebookexternalhit|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|lighthouse/i;

/** Whether it identifies itself as a program, or not at all. */
export const isProgram = (userAgent: string): boolean => userAgent === "" || programs.test(userAgent);
