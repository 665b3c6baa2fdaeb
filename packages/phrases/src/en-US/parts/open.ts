import { outside } from "../files/outside.ts";

export const words = { outside };
