import type { WebhookData, WebhookEvent } from "@benchleaf/contract";
import type { Queries } from "./database.ts";
import type { DomainEvent, EventType } from "./events.ts";

/**
 * What an area lets other systems know when something has happened: ids and names, never contents. The areas hand
 * their rules to the webhooks area, which asks them with tenant isolation of the event's team.
 */
export interface WebhookRuleOf<Type extends EventType> {
  readonly event: Type;
  /** The name under which others know it; kept permanently. */
  readonly name: WebhookEvent;
  /** Null if this one concerns no one outside. */
  readonly tell: (q: Queries, event: DomainEvent<Type>) => Promise<WebhookData | null>;
}

/** A rule of any event. */
export type WebhookRule = { [Type in EventType]: WebhookRuleOf<Type> }[EventType];
