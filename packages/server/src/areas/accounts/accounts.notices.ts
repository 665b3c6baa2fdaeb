import type { Id } from "@benchleaf/contract";
import type { NoticeRule } from "../../kernel/notices.ts";
import { deviceOf } from "./device.rules.ts";
import { hasSeveralDevices } from "./sessions.store.ts";

/** Warnings of misuse go to the person themselves. */
export const accountsNotices: readonly NoticeRule[] = [
  {
    event: "account.signedIn",
    kind: "newDevice",
    isForActor: true,
    tell: async (q, { data }) => {
      const { accountId, isNewDevice, userAgent } = data as {
        accountId: Id;
        isNewDevice: boolean;
        userAgent: string;
      };
      return isNewDevice && (await hasSeveralDevices(q, accountId))
        ? [{ to: [accountId], content: { extraInfo: { device: deviceOf(userAgent) } } }]
        : [];
    },
  },
  {
    event: "account.passwordChanged",
    kind: "passwordChanged",
    isForActor: true,
    tell: async (_q, { data }) => [{ to: [(data as { accountId: Id }).accountId] }],
  },
];
