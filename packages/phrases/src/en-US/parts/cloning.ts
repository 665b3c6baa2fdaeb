import { cloning } from "../cloning/cloning.ts";
import { saveFile } from "../files/save-file.ts";

/** Texts of cloning workspaces, loaded with them. */
export const words = { cloning, saveFile };
