// Writes packages/bio/data/codon-usage.ts from the given codon-usage.json.
//   node scripts/data/make-codon-usage.mjs <folder of science data>
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../lib/project.mjs";

const { hosts } = JSON.parse(readFileSync(join(process.argv[2], "codon-usage.json"), "utf8"));
const bases = [..."TCAG"];
const codons = bases.flatMap((a) => bases.flatMap((b) => bases.map((c) => a + b + c)));
const rows = hosts.map(({ file, species, release, cdsCount, codons: usage }) => {
  const id = file.replace(/^E|\.cut$/g, "");
  const kind =
    id.endsWith("_high") && !species.includes("highly") ? `${species} highly expressed genes` : species;
  const counts = codons.map((codon) => usage[codon].count).join(" ");
  return `{ id: "${id}", name: ${JSON.stringify(kind)}, release: "${release}", codingSequences: ${cdsCount}, counts: "${counts}" },`;
});
writeFileSync(
  fromRoot("packages/bio/data/codon-usage.ts"),
  `// Codon usage of 23 hosts: EMBOSS 6.6.0 emboss-data CODONS/*.cut, compiled from CUTG release 146 (Nakamura,
// Gojobori and Ikemura 2000, NAR 28:292) and, for E. coli and yeast "high", from TransTerm (May 1994).
// Codons run T, C, A, G, the last base fastest.

/** Hosts with how often each codon stands in the coding sequences counted. */
export const codonUsageRows = [
${rows.join("\n")}
] as const;
`,
);
