import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  customizationRequestSchema,
  customizationSchema,
  grantChangeSchema,
  newGrantSchema,
  planGrantSchema,
  teamPlanSchema,
} from "./plan.schema.ts";

const oneGrant = z.object({ grantId: idSchema });

/**
 * Plans and limits without payment: what the team has, quotes, and what the administrator of the installation grants.
 */
export const planApi = {
  plan: endpoint({
    method: "GET",
    path: "/subscription/plan",
    summary: "The team's plan with every limit: how much, how much is used, and where it comes from",
    access: "session",
    data: teamPlanSchema,
    inShutTeam: "renew",
  }),
  askForQuote: endpoint({
    method: "POST",
    path: "/customization",
    summary: "Ask who runs this installation for a plan of one's own",
    creates: true,
    access: "session",
    body: customizationSchema,
    data: z.null(),
    inShutTeam: "renew",
    perMinute: 10,
  }),
  quotes: endpoint({
    method: "GET",
    path: "/instance/customizations",
    summary: "Requests for plans of all teams, newest first, for who runs this installation",
    access: "session",
    query: z.object({ ...pageQuery, state: z.enum(["open", "done"]).default("open") }),
    data: pageOf(customizationRequestSchema),
    errors: ["permission.denied"],
  }),
  settleQuote: endpoint({
    method: "PUT",
    path: "/instance/customizations/:customizationId",
    summary: "Put a request for a plan aside, or take it up again",
    access: "session",
    params: z.object({ customizationId: idSchema }),
    body: z.object({ isDone: z.boolean() }),
    data: customizationRequestSchema,
    errors: ["permission.denied", "customization.not.found"],
  }),
  grants: endpoint({
    method: "GET",
    path: "/instance/grants",
    summary: "Plans of all teams, newest first, for who runs this installation",
    access: "session",
    query: z.object({ ...pageQuery, isRunning: z.enum(["true", "false"]).optional() }),
    data: pageOf(planGrantSchema),
    errors: ["permission.denied"],
  }),
  grantPlan: endpoint({
    method: "POST",
    path: "/instance/grants",
    summary: "Grant a team a plan; of several that run, the one with the most seats counts",
    creates: true,
    access: "session",
    body: newGrantSchema,
    data: planGrantSchema,
    errors: ["permission.denied", "tenant.not.found", "plan.grant.end.past"],
  }),
  changeGrant: endpoint({
    method: "PUT",
    path: "/instance/grants/:grantId",
    summary: "Change a plan that was granted by hand; one of a subscription or code is changed there",
    access: "session",
    params: oneGrant,
    body: grantChangeSchema,
    data: planGrantSchema,
    errors: ["permission.denied", "plan.grant.not.found", "plan.grant.fixed"],
  }),
  endGrant: endpoint({
    method: "DELETE",
    path: "/instance/grants/:grantId",
    summary: "End a plan that was granted by hand or by a code; the team's data stays",
    access: "session",
    params: oneGrant,
    data: planGrantSchema,
    errors: ["permission.denied", "plan.grant.not.found", "plan.grant.fixed"],
  }),
};
