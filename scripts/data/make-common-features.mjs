// Makes packages/bio/data/common-features.ts from science/common-features.tsv and common-tags-peptide.tsv of the
// given data, without the rows whose licence is not clear (FLAG):
//   node scripts/data/make-common-features.mjs [folder]
import { readFileSync, writeFileSync } from "node:fs";
import { fromRoot } from "../lib/project.mjs";

const folder = process.argv[2] ?? process.env.BENCHLEAF_TEST_DATA ?? fromRoot("../shared/data");
const rowsOf = (file) => {
  const [header, ...lines] = readFileSync(`${folder}/science/${file}`, "utf8").trimEnd().split("\n");
  const columns = header.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
  });
};
const sourceOf = ({ licence }) => {
  if (licence.startsWith("INSDC")) return "I";
  return licence.startsWith("MIT") ? "A" : "G";
};
const escapeText = (text) => text.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");

const features = rowsOf("common-features.tsv").filter(({ licence }) => !licence.startsWith("FLAG"));
const featureLines = features.map((row) =>
  [row.id, row.name, row.type, sourceOf(row), row.accession, row.sequence].join("\t"),
);
const tagLines = rowsOf("common-tags-peptide.tsv").map((row) => [row.name, row.peptide].join("\t"));

writeFileSync(
  fromRoot("packages/bio/data/common-features.ts"),
  `// Common features: I from INSDC vector records (freely redistributable), A from addgene/giraffe (MIT, (c) 2011
// Addgene), G from iGEM-distribution (CC BY 4.0). Rows of unclear licence were left out. A row, split by tabs:
// id, name, type, source, accession, sequence. Made by scripts/data/make-common-features.mjs.

export const commonFeatures = \`
${escapeText(featureLines.join("\n"))}
\`;

// Tags, cleavage sites and linkers as the literature gives them: name, peptide.
export const commonPeptides = \`
${tagLines.join("\n")}
\`;
`,
);
console.log(`${featureLines.length} features, ${tagLines.length} peptides`);
