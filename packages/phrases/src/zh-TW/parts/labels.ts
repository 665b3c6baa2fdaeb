import { labels } from "../labels/labels.ts";

export const words = { labels };
