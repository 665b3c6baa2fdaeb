import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { instantSchema } from "../foundation/id.ts";
import { MAX_PATTERN_CHARACTERS } from "./number-pattern.ts";
import { type NumberedKind, numberedKinds } from "./numbered-kinds.ts";

const access = { permission: "SETTINGS_RECORD_CONFIG" } as const;
const kindSchema = z.enum(numberedKinds as readonly [NumberedKind, ...NumberedKind[]]);

/** How a kind of record is numbered in a team. */
export const numberingSchema = z.object({
  kind: kindSchema,
  pattern: z.string(),
  /** In which zone its years, months and days begin. */
  zone: z.string(),
  /** Counts the changes; 0 as long as nothing was changed. */
  version: z.number().int(),
  /** The number that the next record would get. */
  next: z.string(),
  updateTime: instantSchema.nullable(),
  updatedBy: z.string().nullable(),
});
export type Numbering = z.infer<typeof numberingSchema>;

/** The rows of how records are numbered. */
export const numberingApi = {
  list: endpoint({
    method: "GET",
    path: "/settings/numbering",
    summary: "How each kind of record is numbered",
    access,
    data: z.array(numberingSchema),
  }),
  change: endpoint({
    method: "PUT",
    path: "/settings/numbering/:kind",
    summary: "Change how a kind of record is numbered; what has a number keeps it",
    access,
    params: z.object({ kind: kindSchema }),
    body: z.object({
      version: z.number().int().min(0),
      pattern: z.string().trim().min(1).max(MAX_PATTERN_CHARACTERS),
      zone: timezoneSchema,
    }),
    data: numberingSchema,
    errors: ["number.pattern.invalid", "number.pattern.stale"],
  }),
};
