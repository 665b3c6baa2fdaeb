import type { Id } from "@benchleaf/contract";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import { deviceOf } from "./device.rules.ts";
import { hasSeveralDevices } from "./sessions.store.ts";

const helpedOf = ({ accountId, reason }: { accountId: Id; reason: string }): NewNotice[] => [
  { to: [accountId], content: { extraInfo: { reason } } },
];

/** Warnings of misuse go to the account's owner. */
export const accountsNotifications: readonly NotificationRule[] = [
  {
    event: "account.signedIn",
    kind: "newDevice",
    isForActor: true,
    tell: async (q, { data }) => {
      const { accountId, isNewDevice, userAgent } = data;
      return isNewDevice && (await hasSeveralDevices(q, accountId))
        ? [{ to: [accountId], content: { extraInfo: { device: deviceOf(userAgent) } } }]
        : [];
    },
  },
  {
    event: "member.unlocked",
    kind: "accountUnlocked",
    tell: async (_q, { data }) => helpedOf(data),
  },
  {
    event: "member.secondFactorResetAsked",
    kind: "secondFactorResetAsked",
    tell: async (_q, { data }) => helpedOf(data),
  },
  {
    event: "member.secondFactorReset",
    kind: "secondFactorReset",
    tell: async (_q, { data }) => helpedOf(data),
  },
  {
    event: "account.passwordChanged",
    kind: "passwordChanged",
    isForActor: true,
    tell: async (_q, { data }) => [{ to: [data.accountId] }],
  },
];
