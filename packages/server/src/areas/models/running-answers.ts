import type { Id } from "@benchleaf/contract";

/** An answer that is generated on this node. */
export interface RunningAnswer {
  /** As it is shown: without citation marks. */
  text: string;
  readonly controller: AbortController;
  readonly listeners: Set<() => void>;
}

/** The answers that are generated on this node, so that their streams need no database query. */
export class RunningAnswers {
  private readonly running = new Map<string, RunningAnswer>();

  private static key(tenantId: Id, messageId: Id): string {
    return `${tenantId} ${messageId}`;
  }

  begin(tenantId: Id, messageId: Id): RunningAnswer {
    const answer: RunningAnswer = { text: "", controller: new AbortController(), listeners: new Set() };
    this.running.set(RunningAnswers.key(tenantId, messageId), answer);
    return answer;
  }

  find(tenantId: Id, messageId: Id): RunningAnswer | undefined {
    return this.running.get(RunningAnswers.key(tenantId, messageId));
  }

  /** Notifies listeners of new text, or of the end. */
  notify(answer: RunningAnswer): void {
    for (const listener of [...answer.listeners]) listener();
  }

  end(tenantId: Id, messageId: Id): void {
    const answer = this.find(tenantId, messageId);
    this.running.delete(RunningAnswers.key(tenantId, messageId));
    if (answer) this.notify(answer);
  }

  stop(tenantId: Id, messageId: Id): void {
    this.find(tenantId, messageId)?.controller.abort();
  }

  stopAll(): void {
    for (const { controller } of this.running.values()) controller.abort();
  }
}
