import { z } from "zod";
import { signInAnswerSchema } from "../accounts/sign-in.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { tenantSchema } from "./tenants.schema.ts";

/** Which team someone left last or is suspended in, and how they continue. */
export const departureSchema = z.object({
  /** The team that was left last, as it was called then; null for who has never left one. */
  left: z
    .object({
      teamName: z.string(),
      /** Who removed the caller or shut them out; null if they went of their own accord. */
      byName: z.string().nullable(),
      /** Shut out, and perhaps let in again: what they own there stays theirs. */
      isDisabled: z.boolean(),
      /** Whether the caller has read it. */
      isTold: z.boolean(),
      time: instantSchema,
    })
    .nullable(),
  /** Where the caller may continue. */
  teams: z.array(tenantSchema),
  /** What waits for the caller's email address or mobile number, the newest first. */
  invitations: z.array(
    z.object({
      id: idSchema,
      tenantId: idSchema,
      tenantName: z.string(),
      inviterName: z.string(),
      expireTime: instantSchema,
    }),
  ),
});
export type Departure = z.infer<typeof departureSchema>;

/** What a user without a team sees, and how they create one. */
export const departuresApi = {
  departure: endpoint({
    method: "GET",
    path: "/departure",
    summary: "Which team the caller has left last and by whom, and the teams to go on in",
    access: "session",
    data: departureSchema,
    inShutTeam: "open",
    isOpenToTeamless: true,
  }),
  departureTold: endpoint({
    method: "POST",
    path: "/departure/told",
    summary: "The caller has read which teams they have left",
    access: "session",
    data: z.null(),
    inShutTeam: "open",
    isOpenToTeamless: true,
  }),
  acceptOwnInvitation: endpoint({
    method: "POST",
    path: "/departure/invitations/:invitationId",
    summary:
      "Join by an invitation to the caller's own mail address or mobile number, and go on in that team",
    access: "session",
    params: z.object({ invitationId: idSchema }),
    data: signInAnswerSchema,
    errors: [
      "invitation.not.found",
      "user.already.exists",
      "tenant.no.remaining.seats",
      "two.factor.unavailable",
      "user.locked",
    ],
    inShutTeam: "open",
    isOpenToTeamless: true,
    perMinute: 10,
  }),
  foundTeam: endpoint({
    method: "POST",
    path: "/departure/team",
    summary: "A team of one's own for who is in none, and go on there; who is in one goes on in that",
    access: "session",
    body: z.object({ tenantName: z.string().trim().min(1).max(100) }),
    data: signInAnswerSchema,
    errors: ["registration.closed", "two.factor.unavailable", "user.locked"],
    inShutTeam: "open",
    isOpenToTeamless: true,
    perMinute: 10,
  }),
};
