import type { AuditAction, AuditedObject, Id } from "@benchleaf/contract";
import type { Queries } from "./database.ts";
import type { Scope } from "./scope.ts";

/** An action of a user, with the state before and after. */
export interface AuditRecord {
  /** Area and verb, e.g. `sequence.save`. */
  readonly action: AuditAction;
  readonly objectType: AuditedObject;
  readonly objectId: Id | string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
}

/** Where a chain is broken: an entry of a lane, or position 0 for a lane that has lost its head. */
export interface AuditBreak {
  readonly lane: number;
  readonly place: number;
}

/**
 * The append-only audit trail: each entry contains the hash of the previous one in its lane. A tenant has several
 * lanes, since a writer locks the head of one until it commits.
 */
export interface Audit {
  /** Writes an entry in the caller's transaction, so that neither exists without the other. */
  record(tx: Queries, scope: Scope, entry: AuditRecord): Promise<void>;
  /**
   * The first entry of the current tenant that is altered, removed or out of order; null when all lanes are intact.
   */
  findBreak(queries: Queries): Promise<AuditBreak | null>;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Writes entries into the audit trail, in the transaction of the change. */
export const audit: Audit = {
  async record(tx, scope, entry) {
    // Other writers of the same lane wait for this transaction, which must not wait for anything from here on.
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
