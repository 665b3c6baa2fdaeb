import type { WebhookEvent } from "@benchleaf/contract";
import type { WebhookRule, WebhookRuleOf } from "../../kernel/webhook-events.ts";
import { findName } from "./members.store.ts";

const aboutMember = (
  event: "tenant.memberAdded" | "tenant.memberRemoved",
  name: WebhookEvent,
): WebhookRuleOf<"tenant.memberAdded" | "tenant.memberRemoved"> => ({
  event,
  name,
  tell: async (q, { data }) => {
    const { accountId } = data;
    return { member: { id: accountId, name: (await findName(q, accountId)) ?? "" } };
  },
});

export const tenantsWebhookEvents: readonly WebhookRule[] = [
  aboutMember("tenant.memberAdded", "member.joined"),
  aboutMember("tenant.memberRemoved", "member.left"),
];
