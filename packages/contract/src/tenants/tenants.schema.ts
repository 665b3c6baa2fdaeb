import { z } from "zod";
import { tenantStatusSchema } from "../accounts/accounts.schema.ts";
import { identityTokenSchema } from "../accounts/security.schema.ts";
import { emailSchema } from "../accounts/sign-in.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import {
  MAX_BATCH_INVITATIONS,
  MAX_IP_RANGES,
  MAX_RECOVERY_REASON_CHARACTERS,
  PASSWORD_ROTATION_DAYS,
} from "../foundation/limits.ts";

/** Kinds of teams, by who they are made for. */
export const tenantTypeSchema = z.enum(["team", "enterprise", "overseas"]);

/** A team that the caller belongs to. */
export const tenantSchema = z.object({
  tenantId: idSchema,
  tenantName: z.string(),
  /** Address of the picture; null if there is none. */
  logo: z.string().nullable(),
  tenantType: tenantTypeSchema,
  ownerId: idSchema,
  status: tenantStatusSchema,
  expirationTime: instantSchema.nullable(),
});
export type Tenant = z.infer<typeof tenantSchema>;

/** The caller's own team, as its page shows it. */
export const teamSchema = tenantSchema.extend({
  ownerName: z.string(),
  createTime: instantSchema,
  memberCount: z.number().int(),
  openInvitations: z.number().int(),
  /** -1: no limit is set. */
  seatLimit: z.number().int(),
  abilities: z.object({
    update: z.boolean(),
    transfer: z.boolean(),
    fillSeats: z.boolean(),
    quit: z.boolean(),
  }),
});
export type Team = z.infer<typeof teamSchema>;

/** A member as those see them who manage the team. */
export const memberSchema = z.object({
  userId: idSchema,
  name: z.string(),
  /** Key of the user's picture; null for initials. */
  avatar: z.string().nullable(),
  /** Null for who signs in by mobile number alone. */
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  disabled: z.boolean(),
  isOwner: z.boolean(),
  roles: z.array(z.object({ id: idSchema, name: z.string(), roleKey: z.string() })),
  joinTime: instantSchema,
  /** Since when no password lets them in. Null while one does, and for callers who do not change members. */
  lockTime: instantSchema.nullable(),
  /** Null for callers who do not change members. */
  hasSecondFactor: z.boolean().nullable(),
  /** Since when this team agrees to take it away, of someone whom other teams let in too. */
  resetAskTime: instantSchema.nullable(),
  abilities: z.object({
    unlock: z.boolean(),
    resetSecondFactor: z.boolean(),
    withdrawSecondFactorReset: z.boolean(),
  }),
});
export type Member = z.infer<typeof memberSchema>;

/** Help for someone who cannot come in: by whom it is given, proven again, and why. */
export const memberHelpSchema = z.object({
  token: identityTokenSchema,
  reason: z.string().trim().min(1).max(MAX_RECOVERY_REASON_CHARACTERS),
});
export type MemberHelp = z.infer<typeof memberHelpSchema>;

/** What someone who invites may know of an account: enough to recognise the person. */
export const inviteeSchema = z
  .object({
    account: z.string(),
    /** The same as `userId`, as the specification names it here. */
    id: idSchema,
    userId: idSchema,
    name: z.string(),
    avatar: z.string().nullable(),
    /** Belongs to the team already and cannot be invited. */
    disabled: z.boolean(),
  })
  .nullable();
export type Invitee = z.infer<typeof inviteeSchema>;

/** By what an invitation reaches someone. */
export const sendMethodSchema = z.enum(["email", "mobile"]);
export type SendMethod = z.infer<typeof sendMethodSchema>;

/** A mobile number of mainland China: eleven digits. */
export const mainlandMobileSchema = z.string().regex(/^1[3-9]\d{9}$/);

const invitationExtras = {
  roleIds: z.array(idSchema).max(50).default([]),
  remark: z.string().trim().max(200).default(""),
};

/** One person who is to be invited. */
export const invitationEntrySchema = z.discriminatedUnion("sendMethod", [
  z.object({ sendMethod: z.literal("email"), invitedEmail: emailSchema, ...invitationExtras }),
  z.object({ sendMethod: z.literal("mobile"), invitedMobile: mainlandMobileSchema, ...invitationExtras }),
]);

/** Each account is an email or a mainland mobile number; each is invited or refused for itself. */
export const batchInvitationSchema = z.object({
  accounts: z
    .array(z.union([emailSchema, mainlandMobileSchema]))
    .min(1)
    .max(MAX_BATCH_INVITATIONS),
  ...invitationExtras,
});

/** What has become of an invitation. */
export const invitationStatusSchema = z.enum(["pending", "accepted", "cancelled", "expired"]);

/** An invitation, as seen by those who may invite. */
export const invitationSchema = z.object({
  id: idSchema,
  sendMethod: sendMethodSchema,
  account: z.string(),
  status: invitationStatusSchema,
  roles: z.array(z.object({ id: idSchema, name: z.string(), roleKey: z.string() })),
  remark: z.string(),
  inviterName: z.string(),
  createTime: instantSchema,
  expireTime: instantSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** What the holder of a code sees before they are anyone to the team. */
export const openInvitationSchema = z.object({
  tenantName: z.string(),
  inviterName: z.string(),
  sendMethod: sendMethodSchema,
  account: z.string(),
  /** Whether an account with this email or mobile number exists: sign in, else register. */
  isRegistered: z.boolean(),
  expireTime: instantSchema,
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** What everyone in the team may know of its rules. */
export const securityConfigSchema = z.object({
  isTwoFactorEnabled: z.boolean(),
  isPasswordRotationEnabled: z.boolean(),
  passwordRotationInterval: z.number().int().min(1).max(3650).default(PASSWORD_ROTATION_DAYS),
  isIpEnabled: z.boolean(),
  ipStrategy: z.enum(["whiteList"]).default("whiteList"),
});
export type SecurityConfig = z.infer<typeof securityConfigSchema>;

/** With the addresses: single ones or CIDR ranges, IPv4 and IPv6. */
export const securitySettingsSchema = securityConfigSchema.extend({
  ipList: z.array(z.string().trim().min(2).max(64)).max(MAX_IP_RANGES),
});
export type SecuritySettings = z.infer<typeof securitySettingsSchema>;
