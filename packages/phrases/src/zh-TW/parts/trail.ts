import { trail } from "../trail.ts";

export const words = { trail };
