import type { NoticeKind } from "../foundation/notice-kind.ts";

/** Of people and teams: accounts and tenants emit what they tell of. */
export const teamNotices = {
  invitationAccepted: { type: "OTHER", category: "system", opens: "members", isMailed: true },
  memberJoined: { type: "OTHER", category: "system", opens: "members", isMailed: true },
  newDevice: { type: "REMINDER", category: "system", opens: "security", isMailed: true, isFixed: true },
  passwordChanged: { type: "REMINDER", category: "system", opens: "security", isMailed: true, isFixed: true },
  accountUnlocked: {
    type: "REMINDER",
    category: "system",
    opens: "security",
    isMailed: false,
    isFixed: true,
  },
  secondFactorResetAsked: {
    type: "REMINDER",
    category: "system",
    opens: "security",
    isMailed: false,
    isFixed: true,
  },
  secondFactorResetWaits: { type: "REMINDER", category: "system", opens: "members", isMailed: true },
  secondFactorReset: {
    type: "REMINDER",
    category: "system",
    opens: "security",
    isMailed: false,
    isFixed: true,
  },
} as const satisfies Record<string, NoticeKind>;
