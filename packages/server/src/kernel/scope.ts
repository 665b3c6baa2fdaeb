import type { Id } from "@benchleaf/contract";

/** In whose name a transaction runs; a `Session` is one. */
export interface Scope {
  readonly tenantId: Id;
  readonly userId: Id;
}
