import { keeping } from "../files/keeping.ts";
import { primer3 } from "../tools/primer3.ts";
import { toolbox } from "../tools/toolbox.ts";

/** What only the tools say; it comes with them. */
export const words = { keeping, primer3, toolbox };
