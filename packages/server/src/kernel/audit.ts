import type { Id } from "@benchleaf/contract";
import type { Queries } from "./database.ts";
import type { Scope } from "./scope.ts";

export interface AuditRecord {
  /** Area and verb, e.g. `sequence.save`. */
  readonly action: string;
  readonly objectType: string;
  readonly objectId: Id | string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
}

/** The append-only trail: each entry carries the hash of the one before it in its tenant. */
export interface Audit {
  /** Writes an entry in the caller's transaction, so that neither exists without the other. */
  record(tx: Queries, scope: Scope, entry: AuditRecord): Promise<void>;
  /** The place of the first entry that is altered, removed or out of order; null when the chain is whole. */
  findBreak(queries: Queries): Promise<{ readonly place: number } | null>;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

export const audit: Audit = {
  async record(tx, scope, entry) {
    tx.send("select record_audit($1, $2, $3, $4, $5, $6, $7, $8)", [
      scope.tenantId,
      scope.userId,
      entry.action,
      entry.objectType,
      entry.objectId,
      json(entry.before),
      json(entry.after),
      entry.reason ?? null,
    ]);
  },
  async findBreak(queries) {
    const found = await queries.row<{ place: string | null }>("select find_audit_break() as place");
    const place = found?.place ?? null;
    return place === null ? null : { place: Number(place) };
  },
};
