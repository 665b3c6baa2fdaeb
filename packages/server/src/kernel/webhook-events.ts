import type { WebhookData, WebhookEvent } from "@benchleaf/contract";
import type { Queries } from "./database.ts";
import type { DomainEvent, EventType } from "./events.ts";

/**
 * Which event is sent to webhooks: ids and names, never contents. The areas pass their rules to the webhooks area,
 * which evaluates them with tenant isolation of the event's team.
 */
export interface WebhookRuleOf<Type extends EventType> {
  readonly event: Type;
  /** Its public name, which never changes. */
  readonly name: WebhookEvent;
  /** Null if it is not sent. */
  readonly tell: (q: Queries, event: DomainEvent<Type>) => Promise<WebhookData | null>;
}

/** A rule of any event. */
export type WebhookRule = { [Type in EventType]: WebhookRuleOf<Type> }[EventType];
