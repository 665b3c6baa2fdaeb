import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import {
  feedbackSchema,
  guidanceIdSchema,
  guidanceSchema,
  systemResourceSchema,
  systemResourceTypeSchema,
} from "./guidance.schema.ts";

const id = z.object({ id: guidanceIdSchema });

export const guidanceApi = {
  get: endpoint({
    method: "GET",
    path: "/guidance/:id",
    summary: "How far the caller is in a guided tour",
    access: "session",
    params: id,
    data: guidanceSchema,
  }),
  save: endpoint({
    method: "PUT",
    path: "/guidance/:id",
    summary: "Note how far the caller is in a guided tour",
    access: "session",
    params: id,
    body: guidanceSchema.omit({ id: true }),
    data: guidanceSchema,
  }),
  reset: endpoint({
    method: "PUT",
    path: "/guidance/reset",
    summary: "Begin all guided tours anew",
    access: "session",
    data: z.null(),
  }),
  feedback: endpoint({
    method: "POST",
    path: "/feedback",
    summary: "Tell who runs the installation what is missing or wrong",
    access: "session",
    body: feedbackSchema,
    data: z.null(),
    errors: ["upload.not.found"],
    perMinute: 10,
  }),
  systemResource: endpoint({
    method: "GET",
    path: "/systemResource",
    summary: "What the installation can do, or what the team's edition is",
    access: "session",
    query: z.object({ type: systemResourceTypeSchema }),
    data: systemResourceSchema,
  }),
  subscriptionVersion: endpoint({
    method: "GET",
    path: "/subscription/version",
    summary: "The edition of the caller's team",
    access: "session",
    data: z.object({ version: z.enum(["team", "enterprise", "overseas"]) }),
  }),
};
