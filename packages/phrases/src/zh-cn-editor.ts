import { annotation } from "./zh-CN/annotation.ts";
import { digest } from "./zh-CN/digest.ts";
import { signing } from "./zh-CN/signing.ts";

/** What only the pages of sequences say; it comes with them. */
export const words = { annotation, digest, signing } as const;
