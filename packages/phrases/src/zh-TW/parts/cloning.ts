import { cloning } from "../cloning/cloning.ts";
import { keeping } from "../files/keeping.ts";

/** What only the cloning benches say; it comes with them. */
export const words = { cloning, keeping };
