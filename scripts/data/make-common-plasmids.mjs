// Makes packages/bio/data/common-plasmids.ts from science/vectors of the given data, without those whose licence is
// not clear (classes C and D) and without a second copy of the same circle:
//   npx tsx scripts/data/make-common-plasmids.mjs [folder]
import { readFileSync, writeFileSync } from "node:fs";
import { readSequences } from "../../packages/bio/src/index.ts";
import { fromRoot } from "../lib/project.mjs";

const folder = `${process.argv[2] ?? process.env.BENCHLEAF_TEST_DATA ?? fromRoot("../shared/data")}/science/vectors`;
const [header, ...lines] = readFileSync(`${folder}/manifest.tsv`, "utf8").trimEnd().split("\n");
const columns = header.split("\t");
const vectors = lines
  .map((line) => Object.fromEntries(line.split("\t").map((cell, index) => [columns[index], cell])))
  .filter(({ licence_class: licence }) => licence === "A" || licence === "B");

const placeOf = ({ start, end, strand }) => `${start}-${end}${strand === 1 ? "+" : "-"}`;
const seen = new Set();
const blocks = vectors.flatMap(({ file, name, accession, licence, source, topology, cdseguid }) => {
  if (seen.has(cdseguid)) return [];
  seen.add(cdseguid);
  const read = readSequences(readFileSync(`${folder}/${file}`), { name: file });
  if (!read.ok) throw new Error(`${file}: ${read.error.message}`);
  const [{ sequence, features }] = read.records;
  const rows = features
    .filter(({ type }) => type !== "source")
    .map((feature) => [feature.type, feature.locations.map(placeOf).join(","), feature.name].join("\t"));
  const origin = accession === "" ? `${licence}, ${source}` : `${licence} ${accession}`;
  return [[`>${name}`, topology, origin].join("\t"), ...rows, sequence.toUpperCase()];
});
const text = blocks.join("\n").replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
writeFileSync(
  fromRoot("packages/bio/data/common-plasmids.ts"),
  `// Common plasmids: INSDC records (freely redistributable), and vectors of permissively licensed repositories, of which
// letters, places, types and labels of features were taken. A plasmid: a line of name, topology and source, lines of
// type, places (zero-based, half-open, with strand) and name of each feature, and its letters. Made by
// scripts/data/make-common-plasmids.mjs.

export const commonPlasmids = \`
${text}
\`;
`,
);
console.log(`${seen.size} plasmids`);
