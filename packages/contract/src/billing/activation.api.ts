import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  activationApplicationSchema,
  activationDecisionSchema,
  activationStateSchema,
  activationStatusSchema,
  newApplicationSchema,
} from "./activation.schema.ts";

/** Applications for modules: a team's own, and all of them for the administrator of the installation. */
export const activationApi = {
  activationState: endpoint({
    method: "GET",
    path: "/activation/application",
    summary: "Which modules the team has, and how its applications for the others stand",
    access: "session",
    data: activationStateSchema,
  }),
  apply: endpoint({
    method: "POST",
    path: "/activation/application",
    summary: "Apply for modules for the team; who runs the installation decides",
    creates: true,
    access: "session",
    body: newApplicationSchema,
    data: activationApplicationSchema,
    errors: [
      "activation.not.built",
      "activation.team.too.small",
      "activation.already.asked",
      "activation.already.enabled",
    ],
    perMinute: 20,
  }),
  applications: endpoint({
    method: "GET",
    path: "/instance/activationApplications",
    summary: "Applications of all teams, newest first, for who runs this installation",
    access: "session",
    query: z.object({ ...pageQuery, status: activationStatusSchema.optional() }),
    data: pageOf(activationApplicationSchema),
    errors: ["permission.denied"],
  }),
  decideApplication: endpoint({
    method: "PUT",
    path: "/instance/activationApplications/:applicationId",
    summary: "Approve or reject an application; approved modules are on at once",
    access: "session",
    params: z.object({ applicationId: idSchema }),
    body: activationDecisionSchema,
    data: activationApplicationSchema,
    errors: ["permission.denied", "activation.not.found", "activation.not.waiting"],
  }),
};
