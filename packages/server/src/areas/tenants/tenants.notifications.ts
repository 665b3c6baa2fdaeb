import type { NotificationRule } from "../../kernel/notification-rules.ts";
import { listHolders } from "../access/access.service.ts";
import { findOwner } from "./tenants.store.ts";

export const tenantsNotifications: readonly NotificationRule[] = [
  {
    event: "tenant.memberAdded",
    kind: "memberJoined",
    tell: async (q, { data }) => {
      const { accountId } = data;
      const ownerId = await findOwner(q);
      return ownerId === undefined || ownerId === accountId ? [] : [{ to: [ownerId], from: accountId }];
    },
  },
  {
    event: "member.secondFactorResetWaits",
    kind: "secondFactorResetWaits",
    tell: async (q, { data }) => {
      const { accountId } = data;
      const to = (await listHolders(q, "USER_UPDATE")).filter((id) => id !== accountId);
      return [{ to, from: accountId }];
    },
  },
  {
    event: "invitation.accepted",
    kind: "invitationAccepted",
    tell: async (q, { data }) => {
      const { inviterId, accountId } = data;
      // The owner is already notified that someone has joined.
      return inviterId === (await findOwner(q)) ? [] : [{ to: [inviterId], from: accountId }];
    },
  },
];
