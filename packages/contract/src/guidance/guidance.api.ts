import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  feedbackSchema,
  guidanceIdSchema,
  guidanceSchema,
  sentFeedbackSchema,
  systemResourceSchema,
  systemResourceTypeSchema,
} from "./guidance.schema.ts";

const oneFeedback = z.object({ feedbackId: idSchema });
const id = z.object({ id: guidanceIdSchema });

/** Tours, help and feedback. */
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
    creates: true,
    access: "session",
    body: feedbackSchema,
    data: z.null(),
    errors: ["upload.not.found"],
    perMinute: 10,
  }),
  sentFeedback: endpoint({
    method: "GET",
    path: "/instance/feedback",
    summary: "What people of all teams have told, newest first, for who runs this installation",
    access: "session",
    query: z.object({ ...pageQuery, state: z.enum(["open", "done"]).default("open") }),
    data: pageOf(sentFeedbackSchema),
    errors: ["permission.denied"],
  }),
  feedbackPicture: endpoint({
    method: "GET",
    path: "/instance/feedback/:feedbackId/picture",
    summary: "The picture that came with what somebody has told",
    access: "session",
    params: oneFeedback,
    answersFile: true,
    errors: ["permission.denied", "feedback.not.found"],
  }),
  settleFeedback: endpoint({
    method: "PUT",
    path: "/instance/feedback/:feedbackId",
    summary: "Put aside what somebody has told, or take it up again",
    access: "session",
    params: oneFeedback,
    body: z.object({ isDone: z.boolean() }),
    data: sentFeedbackSchema,
    errors: ["permission.denied", "feedback.not.found"],
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
