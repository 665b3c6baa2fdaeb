import { cloning } from "../cloning/cloning.ts";
import { saveFile } from "../files/save-file.ts";

/** What only the cloning benches say; it comes with them. */
export const words = { cloning, saveFile };
