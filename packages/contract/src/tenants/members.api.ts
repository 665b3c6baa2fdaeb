import { z } from "zod";
import { signedInSchema } from "../accounts/accounts.schema.ts";
import { newPasswordSchema, signInAnswerSchema } from "../accounts/sign-in.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { errorCodeSchema } from "../foundation/error-codes.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_AVATARS_PER_CALL } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { TEAM_OWNER } from "../foundation/permission-needs.ts";
import {
  batchInvitationSchema,
  invitationEntrySchema,
  invitationSchema,
  inviteeSchema,
  mainlandMobileSchema,
  memberHelpSchema,
  memberSchema,
  openInvitationSchema,
} from "./tenants.schema.ts";

const codePath = "/invitation/code/:code" as const;
const code = z.object({ code: z.string().min(1).max(100) });
const user = z.object({ userId: idSchema });
const invitation = z.object({ invitationId: idSchema });
const mayInvite = { permission: "USER_CREATE", feature: "USER" } as const;
const invitationErrors = [
  "user.already.exists",
  "invitation.already.exists",
  "tenant.no.remaining.seats",
  "invitation.roles.required",
  "role.not.found",
  "role.beyond.own",
] as const;
/** Why a user could not be invited, in the reader's language. */
const fared = z.object({
  account: z.string(),
  code: z.union([z.literal("success"), errorCodeSchema]),
  message: z.string().exactOptional(),
});

/** Members and invitations of a team. */
export const membersApi = {
  list: endpoint({
    method: "GET",
    path: "/users",
    summary: "Members of the team, first come first",
    access: { permission: "USER_READ", feature: "USER" },
    query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
    data: pageOf(memberSchema),
  }),
  colleagues: endpoint({
    method: "GET",
    path: "/users/colleagues",
    summary: "Active members by name, for whoever has to name one; the first few that match",
    assistant: {
      name: "list_colleagues",
      description: "Active members of the team by name, with the userId that other tools need.",
    },
    access: "session",
    query: z.object({ search: z.string().trim().max(100).optional() }),
    data: z.array(memberSchema.pick({ userId: true, name: true })),
  }),
  avatars: endpoint({
    method: "POST",
    path: "/users/avatars",
    summary: "Pictures of those members who have one; whoever is no member of the team is left out",
    access: "session",
    body: z.object({ userIds: z.array(idSchema).min(1).max(MAX_AVATARS_PER_CALL) }),
    data: z.array(z.object({ userId: idSchema, avatar: z.string() })),
  }),
  findByEmail: endpoint({
    method: "GET",
    path: "/users/email",
    summary: "Who has an email, for an invitation",
    access: mayInvite,
    query: z.object({ email: z.email().max(254) }),
    data: inviteeSchema,
    perMinute: 120,
  }),
  findByMobile: endpoint({
    method: "GET",
    path: "/users/mobile",
    summary: "Who has a mobile number, for an invitation",
    access: mayInvite,
    query: z.object({ mobile: mainlandMobileSchema }),
    data: inviteeSchema,
    perMinute: 120,
  }),
  setDisabled: endpoint({
    method: "PUT",
    path: "/users/:userId/disabled",
    summary: "Shut a member out, which ends their sessions, or let them in again",
    access: { permission: "USER_UPDATE", feature: "USER" },
    params: user,
    body: z.object({ disabled: z.boolean() }),
    data: memberSchema,
    errors: [
      "user.not.found",
      "tenant.owner.required",
      "role.last.admin",
      "role.beyond.own",
      "tenant.no.remaining.seats",
    ],
  }),
  unlock: endpoint({
    method: "POST",
    path: "/users/:userId/unlock",
    summary: "Let a member whom too many wrong passwords have locked out try again; they are told",
    access: { permission: "USER_UPDATE", feature: "USER" },
    params: user,
    body: memberHelpSchema,
    data: memberSchema,
    errors: ["identity.token.invalid", "user.not.found", "member.yourself", "role.beyond.own"],
    perMinute: 20,
  }),
  resetSecondFactor: endpoint({
    method: "POST",
    path: "/users/:userId/resetSecondFactor",
    summary:
      "Take away a member's lost second step, which ends their sessions; of an account in several teams all have to agree, and a day passes. They are told",
    access: { permission: "USER_UPDATE", feature: "USER" },
    params: user,
    body: memberHelpSchema,
    data: memberSchema,
    errors: [
      "identity.token.invalid",
      "user.not.found",
      "member.yourself",
      "member.elsewhere",
      "role.beyond.own",
    ],
    perMinute: 20,
  }),
  withdrawSecondFactorReset: endpoint({
    method: "POST",
    path: "/users/:userId/withdrawSecondFactorReset",
    summary: "Take back that the team agrees to take a member's second step away",
    access: { permission: "USER_UPDATE", feature: "USER" },
    params: user,
    data: memberSchema,
    errors: ["user.not.found", "member.yourself", "role.beyond.own"],
    perMinute: 20,
  }),
  remove: endpoint({
    method: "POST",
    path: "/users/:userId/remove",
    summary: "Take a member out of the team; what they own goes to another member",
    access: { permission: "USER_DELETE", feature: "USER" },
    params: user,
    body: z.object({ successorId: idSchema }),
    data: z.null(),
    errors: ["user.not.found", "tenant.owner.required", "role.last.admin"],
  }),
  invitations: endpoint({
    method: "GET",
    path: "/invitation",
    summary: "Invitations of the team that are open or have run out",
    access: { permission: "USER_READ", feature: "USER" },
    query: z.object(pageQuery),
    data: pageOf(invitationSchema),
  }),
  invite: endpoint({
    method: "POST",
    path: "/invitation",
    summary: "Invite one person by mail or mobile",
    access: mayInvite,
    body: invitationEntrySchema,
    data: invitationSchema,
    errors: invitationErrors,
    perMinute: 120,
  }),
  inviteBatch: endpoint({
    method: "POST",
    path: "/invitation/batch",
    summary: "Invite several people; answers how each fared",
    access: mayInvite,
    body: batchInvitationSchema,
    data: z.array(fared),
    errors: ["invitation.roles.required", "role.not.found", "role.beyond.own"],
    perMinute: 20,
  }),
  fillSeats: endpoint({
    method: "POST",
    path: "/tenants/current/seats/invitations",
    summary: "Invite people to the team's free seats, for its owner alone; answers how each fared",
    access: { feature: "USER", roles: TEAM_OWNER },
    body: batchInvitationSchema.pick({ accounts: true }),
    data: z.array(fared),
    perMinute: 20,
  }),
  resend: endpoint({
    method: "POST",
    path: "/invitation/:invitationId/resend",
    summary: "Send an invitation again, with a new code and term",
    access: mayInvite,
    params: invitation,
    data: invitationSchema,
    errors: ["invitation.not.found", "tenant.no.remaining.seats", "role.not.found", "role.beyond.own"],
    perMinute: 30,
  }),
  cancel: endpoint({
    method: "POST",
    path: "/invitation/:invitationId/cancel",
    summary: "Take an invitation back",
    access: mayInvite,
    params: invitation,
    data: z.null(),
    errors: ["invitation.not.found"],
  }),
  openInvitation: endpoint({
    method: "GET",
    path: codePath,
    summary: "What an invitation's code invites to",
    access: "public",
    params: code,
    data: openInvitationSchema,
    errors: ["invitation.code.invalid"],
    perMinute: 60,
  }),
  accept: endpoint({
    method: "POST",
    path: `${codePath}/accept`,
    summary: "Join the team with the caller's account and go on there",
    access: "session",
    params: code,
    data: signInAnswerSchema,
    errors: [
      "invitation.code.invalid",
      "invitation.for.another",
      "tenant.no.remaining.seats",
      "two.factor.unavailable",
      "user.locked",
    ],
    inShutTeam: "open",
    isOpenToTeamless: true,
    perMinute: 30,
  }),
  register: endpoint({
    method: "POST",
    path: `${codePath}/register`,
    summary: "Open the account that was invited and join the team",
    access: "public",
    params: code,
    body: z.object({
      name: z.string().trim().min(1).max(64),
      password: newPasswordSchema,
      /** Of someone who was invited by mobile number, where the code has not proved one. */
      email: z
        .email()
        .max(254)
        .transform((value) => value.toLowerCase())
        .optional(),
    }),
    data: signedInSchema,
    errors: [
      "invitation.code.invalid",
      "user.email.already.registered",
      "tenant.no.remaining.seats",
      "sign.in.method.off",
    ],
    perMinute: 20,
  }),
};
