import { outside } from "../files/external.ts";

/** Texts for visitors of an external link, loaded with its page. */
export const words = { outside };
