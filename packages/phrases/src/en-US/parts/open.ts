import { outside } from "../outside.ts";

export const words = { outside };
