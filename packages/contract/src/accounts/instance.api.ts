import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { globalConfigSchema } from "./accounts.schema.ts";
import { globalConfigEntrySchema } from "./instance.schema.ts";

/** What only administrators of the installation may read and set. */
export const instanceApi = {
  access: endpoint({
    method: "GET",
    path: "/instance/access",
    summary: "Whether the caller runs this installation",
    access: "session",
    data: z.object({ isOwner: z.boolean() }),
    inShutTeam: "open",
  }),
  config: endpoint({
    method: "GET",
    path: "/instance/config",
    summary: "The global config, and whether a file keeps it, for who runs the installation",
    access: "session",
    data: z.object({ config: globalConfigSchema, isKeptByFile: z.boolean() }),
    errors: ["permission.denied"],
  }),
  saveConfig: endpoint({
    method: "PUT",
    path: "/instance/config",
    summary: "Change brand, languages, sign-in methods and links; at once, for everybody",
    access: "session",
    body: globalConfigEntrySchema,
    data: globalConfigSchema,
    errors: ["permission.denied", "instance.config.fixed"],
  }),
};
