import { allUnits, decimalPattern } from "@benchleaf/bio";
import { z } from "zod";

/** An exact decimal number as text, e.g. `"12.50"`: never rounded, and never a number of JSON, which would be. */
export const decimalSchema = z.string().regex(decimalPattern);

/** Any unit that is known, e.g. `"µL"`. */
export const unitSchema = z.enum(allUnits);
