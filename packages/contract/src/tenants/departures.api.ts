import { z } from "zod";
import { signInAnswerSchema } from "../accounts/sign-in.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { instantSchema } from "../foundation/id.ts";
import { tenantSchema } from "./tenants.schema.ts";

export const departureSchema = z.object({
  /** The team that was left last, as it was called then; null for who has never left one. */
  left: z
    .object({
      teamName: z.string(),
      /** Who removed the caller; null where they went of their own accord. */
      byName: z.string().nullable(),
      time: instantSchema,
    })
    .nullable(),
  /** Where the caller may go on. */
  teams: z.array(tenantSchema),
});
export type Departure = z.infer<typeof departureSchema>;

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
  foundTeam: endpoint({
    method: "POST",
    path: "/departure/team",
    summary: "A team of one's own for who is in none, and go on there; who is in one goes on in that",
    access: "session",
    body: z.object({ tenantName: z.string().trim().min(1).max(100) }),
    data: signInAnswerSchema,
    errors: ["two.factor.unavailable", "user.locked"],
    inShutTeam: "open",
    isOpenToTeamless: true,
    perMinute: 10,
  }),
};
