// Writes packages/bio/data/crispr-scoring.ts from the given crispr-scoring.json.
//   node scripts/data/make-crispr-scoring.mjs <folder of science data>
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../lib/project.mjs";

const given = JSON.parse(readFileSync(join(process.argv[2], "crispr-scoring.json"), "utf8"));
const { mitHsu2013, cfdDoench2016, ruleSet1Doench2014 } = given;
const scores = new Map(
  cfdDoench2016.mismatch.map((row) => [`${row.position}${row.spacer}${row.protospacer}`, row.score]),
);
const bases = [..."ACGT"];
const cfdRows = Array.from({ length: 20 }, (_, index) =>
  bases.flatMap((spacer) => bases.map((base) => scores.get(`${index + 1}${spacer}${base}`) ?? 1)),
);
const pamScores = new Map(cfdDoench2016.pam.map(({ pamLast2, score }) => [pamLast2, score]));
const cfdPam = bases.flatMap((a) => bases.map((b) => pamScores.get(a + b)));
const ruleSet1 = ruleSet1Doench2014.coefficients.map(({ feature, weight }) => `${feature}: ${weight}`);
writeFileSync(
  fromRoot("packages/bio/data/crispr-scoring.ts"),
  `// Numbers as shipped by crisprVerse/crisprScore@a6dba86 (MIT); the CFD table equals that of the Broad Institute.

/** Weight of a mismatch at each position from the PAM-distal end. Hsu et al. 2013, Nat Biotechnol 31:827. */
export const mitWeights: readonly number[] = [${mitHsu2013.weights}];

/**
 * Activity left by a mismatch: a row for each position from the PAM-distal end; in it 16 values, spacer base A C G T
 * by protospacer base A C G T. Doench et al. 2016, Nat Biotechnol 34:184, supplementary table 19.
 */
export const cfdMismatch: readonly (readonly number[])[] = [
${cfdRows.map((row) => `[${row}],`).join("\n")}
];

/** Activity left by the last two bases of the PAM, AA AC AG … TT. Source as above. */
export const cfdPam: readonly number[] = [${cfdPam}];

/** Weights of Rule Set 1: letters and the 1-based place in the 30-mer. Doench et al. 2014, Nat Biotechnol 32:1262. */
export const ruleSet1Weights = {
${ruleSet1.join(",\n")},
} as const;
`,
);
