import { annotation } from "../sequences/annotation.ts";
import { digest } from "../sequences/digest.ts";
import { calculators } from "../tools/calculators.ts";

/** Texts of the sequence pages, loaded with them. */
export const words = { annotation, calculators, digest };
