import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";

const access = { permission: "SETTINGS_SECURITY", feature: "SETTINGS_SECURITY" } as const;

const filters = {
  userId: idSchema.optional(),
  /** An action whole (`sequence.save`) or its area alone (`sequence`). */
  action: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional(),
  objectType: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional(),
  objectId: z.string().max(64).optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
};

export const trailEntrySchema = z.object({
  id: idSchema,
  lane: z.number().int(),
  place: z.number().int(),
  time: instantSchema,
  userId: idSchema,
  userName: z.string(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
});
export type TrailEntry = z.infer<typeof trailEntrySchema>;

export const trailApi = {
  trail: endpoint({
    method: "GET",
    path: "/auditTrail",
    summary: "Who did what and when, newest first",
    access,
    query: z.object({ ...pageQuery, ...filters }),
    data: pageOf(trailEntrySchema),
  }),
  exportTrail: endpoint({
    method: "GET",
    path: "/auditTrail/export",
    summary: "The filtered trail as CSV",
    access,
    query: z.object(filters),
    answersFile: true,
    perMinute: 10,
  }),
  verifyTrail: endpoint({
    method: "GET",
    path: "/auditTrail/verify",
    summary: "Recompute every chain of the trail and name the first broken entry",
    access,
    data: z.object({
      entries: z.number().int(),
      broken: z.object({ lane: z.number().int(), place: z.number().int() }).nullable(),
    }),
    perMinute: 10,
  }),
};
