import { annotation } from "../sequences/annotation.ts";
import { digest } from "../sequences/digest.ts";
import { calculators } from "../tools/calculators.ts";

/** What only the pages of sequences say; it comes with them. */
export const words = { annotation, calculators, digest };
