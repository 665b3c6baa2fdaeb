// Writes packages/bio/data/matrices.ts from matrix files as NCBI publishes them (EMBOSS prefixes their names with E).
//   node scripts/data/make-substitution-matrices.mjs /usr/share/EMBOSS/data
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../lib/project.mjs";

const proteinNames = [
  "BLOSUM45",
  "BLOSUM50",
  "BLOSUM62",
  "BLOSUM80",
  "BLOSUM90",
  "PAM30",
  "PAM70",
  "PAM120",
  "PAM250",
];
const nucleotideNames = ["NUC.4.4"];

/** Characters, then the lower triangle row by row: the matrices are symmetric. */
const readMatrix = (name) => {
  const lines = readFileSync(join(process.argv[2], `E${name}`), "utf8")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"));
  const letters = lines[0].trim().split(/\s+/);
  const rows = lines.slice(1).map((line) => line.trim().split(/\s+/).slice(1).map(Number));
  rows.forEach((row, i) => {
    row.forEach((score, j) => {
      if (score !== rows[j][i]) throw new Error(`${name} is not symmetric at ${letters[i]}${letters[j]}`);
    });
  });
  const triangle = rows.map((row, i) => row.slice(0, i + 1).join(" ")).join(",");
  return { letters: letters.join(""), triangle };
};

const entry = (kind) => (name) => {
  const { letters, triangle } = readMatrix(name);
  return `  ${JSON.stringify(name)}: {\n    kind: "${kind}",\n    letters: "${letters}",\n    triangle:\n      "${triangle}",\n  },`;
};

writeFileSync(
  fromRoot("packages/bio/data/matrices.ts"),
  `// Substitution matrices as NCBI publishes them (ftp.ncbi.nlm.nih.gov/blast/matrices, public domain), read from the
// copies of EMBOSS 6.6.0. BLOSUM: Henikoff and Henikoff 1992, doi:10.1073/pnas.89.22.10915; PAM: Dayhoff et al. 1978;
// NUC.4.4: Todd Lowe 1992, which EMBOSS ships as EDNAFULL. Made by scripts/data/make-substitution-matrices.mjs.
// \`triangle\`: the lower triangle, rows parted by commas; the matrices are symmetric.

export const matrixRows = {
${[...proteinNames.map(entry("protein")), ...nucleotideNames.map(entry("nucleotide"))].join("\n")}
} as const;
`,
);
