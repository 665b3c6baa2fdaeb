import type { WebhookEvent } from "@benchleaf/contract";
import type { OutsideRule, OutsideRuleOf } from "../../kernel/outside-events.ts";
import { findName } from "./members.store.ts";

const aboutMember = (
  event: "tenant.memberAdded" | "tenant.memberRemoved",
  name: WebhookEvent,
): OutsideRuleOf<"tenant.memberAdded" | "tenant.memberRemoved"> => ({
  event,
  name,
  tell: async (q, { data }) => {
    const { accountId } = data;
    return { member: { id: accountId, name: (await findName(q, accountId)) ?? "" } };
  },
});

export const tenantsOutside: readonly OutsideRule[] = [
  aboutMember("tenant.memberAdded", "member.joined"),
  aboutMember("tenant.memberRemoved", "member.left"),
];
