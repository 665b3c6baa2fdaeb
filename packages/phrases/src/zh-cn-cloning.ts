import { cloning } from "./zh-CN/cloning.ts";

/** What only the cloning benches say; it comes with them. */
export const words = { cloning } as const;
