import type { Id } from "@benchleaf/contract";

/** A translation that runs on this node. */
export interface RunningTranslation {
  /** The beginnings of sentences that the model is writing. */
  readonly drafts: Map<number, string>;
  readonly controller: AbortController;
  readonly listeners: Set<() => void>;
}

const keyOf = (tenantId: Id, id: Id): string => `${tenantId} ${id}`;

/** The translations of this node, so that their streams show sentences while they are written. */
export class RunningTranslations {
  private readonly running = new Map<string, RunningTranslation>();

  begin(tenantId: Id, id: Id): RunningTranslation {
    const one: RunningTranslation = {
      drafts: new Map(),
      controller: new AbortController(),
      listeners: new Set(),
    };
    this.running.set(keyOf(tenantId, id), one);
    return one;
  }

  find(tenantId: Id, id: Id): RunningTranslation | undefined {
    return this.running.get(keyOf(tenantId, id));
  }

  /** Notifies listeners of new text, of stored sentences, or of the end. */
  notify(one: RunningTranslation): void {
    for (const listener of [...one.listeners]) listener();
  }

  end(tenantId: Id, id: Id, one: RunningTranslation): void {
    // Another run may have begun meanwhile.
    if (this.find(tenantId, id) === one) this.running.delete(keyOf(tenantId, id));
    this.notify(one);
  }

  stop(tenantId: Id, id: Id): void {
    this.find(tenantId, id)?.controller.abort();
  }
}
