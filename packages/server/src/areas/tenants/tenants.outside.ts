import type { Id, WebhookEvent } from "@benchleaf/contract";
import type { OutsideRule } from "../../kernel/outside-events.ts";
import { findName } from "./members.store.ts";

const aboutMember = (event: string, name: WebhookEvent): OutsideRule => ({
  event,
  name,
  tell: async (q, { data }) => {
    const { accountId } = data as { accountId: Id };
    return { member: { id: accountId, name: (await findName(q, accountId)) ?? "" } };
  },
});

export const tenantsOutside: readonly OutsideRule[] = [
  aboutMember("tenant.memberAdded", "member.joined"),
  aboutMember("tenant.memberRemoved", "member.left"),
];
