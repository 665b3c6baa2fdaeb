import { previews } from "../previews.ts";

export const words = { previews };
