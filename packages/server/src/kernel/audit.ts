import type { AuditAction, AuditedObject, Id } from "@benchleaf/contract";
import type { Queries } from "./database.ts";
import type { Scope } from "./scope.ts";

/** What someone did to what, with its state before and after. */
export interface AuditRecord {
  /** Area and verb, e.g. `sequence.save`. */
  readonly action: AuditAction;
  readonly objectType: AuditedObject;
  readonly objectId: Id | string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
}

/** Where a chain is broken: an entry of a lane, or place 0 for a lane that has lost its end. */
export interface AuditBreak {
  readonly lane: number;
  readonly place: number;
}

/**
 * The append-only trail: each entry carries the hash of the one before it in its lane. A tenant has several lanes, since
 * a writer holds the end of one until it commits.
 */
export interface Audit {
  /** Writes an entry in the caller's transaction, so that neither exists without the other. */
  record(tx: Queries, scope: Scope, entry: AuditRecord): Promise<void>;
  /** The first entry of the current tenant that is altered, removed or out of order; null when all lanes are whole. */
  findBreak(queries: Queries): Promise<AuditBreak | null>;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Writes entries into the audit trail, in the transaction of the change. */
export const audit: Audit = {
  async record(tx, scope, entry) {
    // Anyone who writes to the same lane waits for this transaction, which must not wait for anyone from here on.
    tx.sendLast("select record_audit($1, $2, $3, $4, $5, $6, $7, $8)", [
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
    const found = await queries.row<{ lane: number; place: string }>(
      "select lane, place from find_audit_break()",
    );
    return found === undefined ? null : { lane: found.lane, place: Number(found.place) };
  },
};
