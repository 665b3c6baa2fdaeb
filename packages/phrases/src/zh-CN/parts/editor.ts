import { annotation } from "../annotation.ts";
import { calculators } from "../calculators.ts";
import { digest } from "../digest.ts";

/** What only the pages of sequences say; it comes with them. */
export const words = { annotation, calculators, digest };
