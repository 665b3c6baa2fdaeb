import { annotation } from "./zh-CN/annotation.ts";
import { calculators } from "./zh-CN/calculators.ts";
import { digest } from "./zh-CN/digest.ts";

/** What only the pages of sequences say; it comes with them. */
export const words = { annotation, calculators, digest } as const;
