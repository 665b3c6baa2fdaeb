import { cloning } from "../cloning.ts";
import { keeping } from "../keeping.ts";

/** What only the cloning benches say; it comes with them. */
export const words = { cloning, keeping };
