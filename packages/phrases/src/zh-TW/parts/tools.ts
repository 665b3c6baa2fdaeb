import { saveFile } from "../files/save-file.ts";
import { editing } from "../tools/editing.ts";
import { gene } from "../tools/gene.ts";
import { primerKinds } from "../tools/primer-kinds.ts";
import { primer3 } from "../tools/primer3.ts";
import { toolbox } from "../tools/toolbox.ts";

/** Texts of the tools, loaded with them. */
export const words = { saveFile, editing, gene, primer3, primerKinds, toolbox };
