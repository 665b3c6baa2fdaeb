import { previews } from "../previews/previews.ts";

export const words = { previews };
