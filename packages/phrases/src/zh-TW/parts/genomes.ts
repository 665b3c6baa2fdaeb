import { genomes } from "../genomes/genomes.ts";
import { sources } from "../sources/sources.ts";

/** What only the pages of genomes and public databases say; it comes with them. */
export const words = { genomes, sources };
