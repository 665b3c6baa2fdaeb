// Writes packages/bio/data/genetic-codes.ts from the given genetic-codes.json.
//   node scripts/data/make-genetic-codes.mjs <folder of science data>
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../lib/project.mjs";

const { tables } = JSON.parse(readFileSync(join(process.argv[2], "genetic-codes.json"), "utf8"));
const rows = tables.map(
  ({ id, names, aas, starts }) =>
    `{ id: ${id}, name: ${JSON.stringify(names[0])}, aminoAcids: "${aas}", starts: "${starts}" },`,
);
writeFileSync(
  fromRoot("packages/bio/data/genetic-codes.ts"),
  `// The genetic codes as NCBI prints them (gc.prt, public domain), read through Biopython 1.88 CodonTable.
// Codons run T, C, A, G, the last base fastest. In \`starts\`, M may start and * may stop; in codes 27, 28 and 31
// some codons both stop and stand for an amino acid.

/** Rows of NCBI's table of genetic codes; \`id\` is the number of \`/transl_table\`. */
export const geneticCodeRows = [
${rows.join("\n")}
] as const;
`,
);
