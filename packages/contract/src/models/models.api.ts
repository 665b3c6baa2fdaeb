import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import type { ErrorCode } from "../foundation/error-codes.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  modelOutcomeSchema,
  modelSettingInputSchema,
  modelSettingSchema,
  modelSettingsSchema,
  modelStatusSchema,
  modelTestSchema,
  modelUseDetailSchema,
  modelUseSchema,
} from "./models.schema.ts";

const access = { permission: "SETTINGS_MODEL" } as const;
const refusals: readonly ErrorCode[] = [
  "model.address.forbidden",
  "model.unreachable",
  "model.refused",
  "model.busy",
  "model.answer.broken",
];

/** Language models: which one a team or the installation uses, what may be sent to it, and what was sent. */
export const modelsApi = {
  status: endpoint({
    method: "GET",
    path: "/models/status",
    summary:
      "Whether a model can be asked, what may be sent to it, and how much of the month's limit is used",
    access: "session",
    data: modelStatusSchema,
  }),
  settings: endpoint({
    method: "GET",
    path: "/models/setting",
    summary: "The team's model settings, and the installation's where the team has none",
    access,
    data: modelSettingsSchema,
  }),
  save: endpoint({
    method: "PUT",
    path: "/models/setting",
    summary: "Save the team's model settings",
    access,
    body: modelSettingInputSchema,
    data: modelSettingSchema,
    errors: ["model.address.forbidden"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/models/setting",
    summary: "Remove the team's model settings; the installation's apply again",
    access,
    data: z.null(),
  }),
  test: endpoint({
    method: "POST",
    path: "/models/setting/test",
    summary: "Ask the model of these settings for a short answer; without a key the saved one is used",
    access,
    body: modelSettingInputSchema,
    data: modelTestSchema,
    secondsAllowed: 60,
    errors: refusals,
  }),
  uses: endpoint({
    method: "GET",
    path: "/models/uses",
    summary: "What was sent to models, newest first",
    access,
    query: z.object({
      ...pageQuery,
      accountId: idSchema.optional(),
      outcome: modelOutcomeSchema.optional(),
    }),
    data: pageOf(modelUseSchema),
  }),
  use: endpoint({
    method: "GET",
    path: "/models/uses/:useId",
    summary: "One request to a model, with the text that was sent",
    access,
    params: z.object({ useId: idSchema }),
    data: modelUseDetailSchema,
    errors: ["model.use.not.found"],
  }),
  instanceSetting: endpoint({
    method: "GET",
    path: "/instance/models/setting",
    summary: "The installation's model settings, for its owner",
    access: "session",
    data: modelSettingSchema.nullable(),
    errors: ["permission.denied"],
  }),
  saveInstance: endpoint({
    method: "PUT",
    path: "/instance/models/setting",
    summary: "Offer a model to all teams that have none of their own",
    access: "session",
    body: modelSettingInputSchema,
    data: modelSettingSchema,
    errors: ["permission.denied", "model.address.forbidden"],
  }),
  removeInstance: endpoint({
    method: "DELETE",
    path: "/instance/models/setting",
    summary: "Stop offering a model to all teams",
    access: "session",
    data: z.null(),
    errors: ["permission.denied"],
  }),
  testInstance: endpoint({
    method: "POST",
    path: "/instance/models/setting/test",
    summary: "Ask the model of these installation settings for a short answer",
    access: "session",
    body: modelSettingInputSchema,
    data: modelTestSchema,
    secondsAllowed: 60,
    errors: ["permission.denied", ...refusals],
  }),
};
