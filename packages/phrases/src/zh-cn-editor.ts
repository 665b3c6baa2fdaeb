import { annotation } from "./zh-CN/annotation.ts";
import { digest } from "./zh-CN/digest.ts";

/** What only the pages of sequences say; it comes with them. */
export const words = { annotation, digest } as const;
