import { z } from "zod";

/**
 * A record's id: a 64-bit integer as decimal text (negative ones belong to the system, e.g. -1 built-in). Eighteen
 * digits, since not every number of nineteen fits in 64 bits.
 */
export const idSchema = z.string().regex(/^-?\d{1,18}$/);
export type Id = z.infer<typeof idSchema>;

/** A moment, ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T08:00:00.000Z`. */
export const instantSchema = z.iso.datetime();
