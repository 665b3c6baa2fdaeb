import { annotation } from "./zh-CN/annotation.ts";
import { calculators } from "./zh-CN/calculators.ts";
import { digest } from "./zh-CN/digest.ts";
import { signing } from "./zh-CN/signing.ts";

/** What only the pages of sequences say; it comes with them. */
export const words = { annotation, calculators, digest, signing } as const;
