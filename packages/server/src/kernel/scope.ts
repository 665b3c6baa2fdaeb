import type { Id } from "@benchleaf/contract";

/** On whose behalf a transaction runs; a `Session` is one. */
export interface Scope {
  readonly tenantId: Id;
  readonly userId: Id;
}
