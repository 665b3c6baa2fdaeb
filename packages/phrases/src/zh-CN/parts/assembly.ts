import { assembly } from "../cloning/assembly.ts";

/** Texts of assembly primer design, loaded with its page. */
export const words = { assembly };
