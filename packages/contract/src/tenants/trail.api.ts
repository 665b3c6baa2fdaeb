import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { trailNameSchema } from "./trail-names.ts";

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

/** One entry of the audit trail with its place in its chain. */
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
  /** What is spoken of by number, each once. */
  names: z.array(trailNameSchema),
});
export type TrailEntry = z.infer<typeof trailEntrySchema>;

/** How the person of an entry had come in. */
const trailSignInSchema = z.object({
  time: instantSchema,
  means: z.string(),
  ip: z.string(),
  isNewDevice: z.boolean(),
});
export type TrailSignIn = z.infer<typeof trailSignInSchema>;

const trailFindingKinds = [
  /** An entry is not as it was written, or is missing. */
  "altered",
  /** The chain agrees with itself, but not with its anchor: it was computed again. */
  "rewritten",
  /** Entries are missing that an anchor covers. */
  "cut",
  /** The whole audit trail is missing. */
  "wiped",
  /** A problem of the anchor file itself: changed, shortened, missing, or started again after one of these. */
  "anchors-edited",
  "anchors-cut",
  "anchors-lost",
  "anchors-begun",
] as const;

const trailFindingSchema = z.object({
  kind: z.enum(trailFindingKinds),
  lane: z.number().int().nullable(),
  /** The entry's place in its chain, or the line of the file of anchors. */
  place: z.number().int().nullable(),
  time: instantSchema.optional(),
});
export type TrailFinding = z.infer<typeof trailFindingSchema>;

const trailCheckStates = ["waiting", "running", "succeeded", "failed", "cancelled"] as const;
export type TrailCheckState = (typeof trailCheckStates)[number];

/** One run over all chains, with what it found. */
export const trailCheckSchema = z.object({
  id: idSchema,
  state: z.enum(trailCheckStates),
  /** Whether every entry was computed again, and not only those since the last check. */
  isFull: z.boolean(),
  /** Whether the audit trail is as it was written; null as long as the check has not ended. */
  isIntact: z.boolean().nullable(),
  entries: z.number().int(),
  checked: z.number().int(),
  findings: z.array(trailFindingSchema),
  /** Entries that an anchor outside of the database covers, and when the last anchor was written. */
  anchored: z.number().int(),
  anchorTime: instantSchema.nullable(),
  startTime: instantSchema,
  finishTime: instantSchema.nullable(),
  userName: z.string(),
});
export type TrailCheck = z.infer<typeof trailCheckSchema>;

/** The audit trail: read, exported, checked. */
export const trailApi = {
  trail: endpoint({
    method: "GET",
    path: "/auditTrail",
    summary: "Who did what and when, newest first",
    access,
    query: z.object({ ...pageQuery, ...filters }),
    data: pageOf(trailEntrySchema),
  }),
  trailSignIn: endpoint({
    method: "GET",
    path: "/auditTrail/entries/:trailEntryId/signIn",
    summary:
      "The last sign-in to the team before an entry, of the person of the entry; null where none is known",
    access,
    params: z.object({ trailEntryId: idSchema }),
    data: trailSignInSchema.nullable(),
    errors: ["trail.entry.not.found"],
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
  checkTrail: endpoint({
    method: "GET",
    path: "/auditTrail/verify",
    summary: "The check of the trail that is under way, else the last one",
    access,
    data: trailCheckSchema.nullable(),
  }),
  startTrailCheck: endpoint({
    method: "POST",
    path: "/auditTrail/verify",
    summary: "Recompute the chains of the trail and hold them against the anchors, as a job",
    access,
    body: z.object({
      /** False continues where the last check has ended that found nothing. */
      isWhole: z.boolean().default(true),
    }),
    data: trailCheckSchema,
    perMinute: 10,
  }),
  cancelTrailCheck: endpoint({
    method: "POST",
    path: "/auditTrail/verify/cancel",
    summary: "Stop the check that is under way",
    access,
    data: z.null(),
  }),
};
