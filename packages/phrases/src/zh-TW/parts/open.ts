import { outside } from "../files/external.ts";

export const words = { outside };
