import { saveFile } from "../files/save-file.ts";
import { primer3 } from "../tools/primer3.ts";
import { toolbox } from "../tools/toolbox.ts";

/** What only the tools say; it comes with them. */
export const words = { saveFile, primer3, toolbox };
