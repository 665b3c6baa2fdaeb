import { assembly } from "../cloning/assembly.ts";

/** What only the design of primers for an assembly says; it comes with it. */
export const words = { assembly };
