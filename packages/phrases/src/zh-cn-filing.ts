import { filing } from "./zh-CN/filing.ts";

/** What only the pages of files say; it comes with them. */
export const words = { filing } as const;
