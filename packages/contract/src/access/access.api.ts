import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { featureKeySchema } from "../foundation/feature-keys.ts";

export const featureSwitchSchema = z.object({
  feature: z.string(),
  featureLevel: z.enum(["feature", "limit", "strategy"]),
  detail: z.object({
    enabled: z.boolean(),
    visible: z.boolean(),
    limitedQuantity: z.number().int(),
    sendMethod: z.array(z.enum(["email", "mobile"])),
  }),
});
export type FeatureSwitch = z.infer<typeof featureSwitchSchema>;

export const accessApi = {
  featureSwitch: endpoint({
    method: "POST",
    path: "/config/featureSwitch",
    summary: "Settings of the named features for the caller's team",
    access: "session",
    body: z.array(featureKeySchema).max(200),
    data: z.array(featureSwitchSchema),
  }),
};
