import { genomes } from "../genomes/genomes.ts";
import { sources } from "../sources/sources.ts";

/** Texts of the genome and public database pages, loaded with them. */
export const words = { genomes, sources };
