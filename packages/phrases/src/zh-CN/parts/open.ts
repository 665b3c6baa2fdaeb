import { outside } from "../files/external.ts";

/** What only those read who come by a link; it comes with its page. */
export const words = { outside };
