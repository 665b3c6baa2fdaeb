import { keeping } from "../keeping.ts";
import { primer3 } from "../primer3.ts";
import { toolbox } from "../toolbox.ts";

/** What only the tools say; it comes with them. */
export const words = { keeping, primer3, toolbox };
