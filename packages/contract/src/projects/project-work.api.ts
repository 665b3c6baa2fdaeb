import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { fileKindSchema } from "../files/files.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  placedFileSchema,
  projectDashboardSchema,
  teamFiguresSchema,
  touchedFileSchema,
} from "./projects.schema.ts";

const base = "/platform/resource/projects" as const;

/** What a list of files out of many projects may be narrowed to. */
const filter = {
  ...pageQuery,
  search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
  kind: fileKindSchema.exclude(["folder"]).optional(),
  ownerId: idSchema.optional(),
  projectId: idSchema.optional(),
  /** Changed at or after, and before. */
  from: instantSchema.optional(),
  to: instantSchema.optional(),
};

const range = z.object({
  days: z.coerce.number().int().min(1).max(366).default(30),
  /** Whose midnights part the days, e.g. `Asia/Shanghai`. */
  timezone: timezoneSchema.default("Asia/Shanghai"),
});

/** What happens in projects, and files out of all of them. */
export const projectWorkApi = {
  dashboard: endpoint({
    method: "GET",
    path: `${base}/:projectId/dashboard`,
    summary: "A project in figures: what lies in it, and who has worked in it on which day",
    access: { permission: "PROJECT_DASHBOARD", feature: "PROJECT_DASHBOARD" },
    params: z.object({ projectId: idSchema }),
    query: range,
    data: projectDashboardSchema,
    errors: ["project.no.access"],
  }),
  teamFigures: endpoint({
    method: "GET",
    path: `${base}/team-figures`,
    summary:
      "The team in figures, for its owner: what lies in all its projects, and what was made on which day",
    access: "session",
    query: range,
    data: teamFiguresSchema,
    errors: ["tenant.owner.only"],
  }),
  resources: endpoint({
    method: "GET",
    path: `${base}/resource`,
    summary: "All files of the team that the caller may open, changed last first",
    access: { permission: "PROJECT_READ", feature: "CLOUD_RESOURCE" },
    query: z.object(filter),
    data: pageOf(placedFileSchema),
  }),
  creations: endpoint({
    method: "GET",
    path: `${base}/creation`,
    summary: "The caller's own files, changed last first",
    access: { permission: "PROJECT_READ" },
    query: z.object(filter).omit({ ownerId: true }),
    data: pageOf(placedFileSchema),
  }),
  collaboration: endpoint({
    method: "GET",
    path: `${base}/collaboration`,
    summary:
      "Files of the caller's common projects that somebody else has changed last. A page may hold fewer than asked",
    access: { permission: "ELN_READ" },
    query: z.object(pageQuery),
    data: pageOf(touchedFileSchema),
  }),
  markCollaboration: endpoint({
    method: "PUT",
    path: `${base}/collaboration/read`,
    summary: "The caller has taken note of one file, or, without one, of all up to now",
    access: { permission: "ELN_READ" },
    body: z.object({ fileId: idSchema.nullable() }),
    data: z.null(),
    errors: ["projectFile.not.found"],
  }),
};
