// Writes packages/bio/data/thermodynamic-dna.ts from a folder of ntthal parameter files (Debian: /etc/primer3_config).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "/etc/primer3_config";
const out = new URL("../../packages/bio/data/thermodynamic-dna.ts", import.meta.url);
const bases = "ACGT";
const partner = { A: "T", C: "G", G: "C", T: "A" };
const lines = (name) =>
  readFileSync(join(folder, name), "utf8")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Steps that begin with a pair: `AC/TG` is 5'-AC-3' over 3'-TG-5'. */
const steps = (enthalpies, entropies) => {
  const [h, s] = [lines(enthalpies), lines(entropies)];
  const rows = [];
  for (let index = 0; index < 256; index++) {
    const [a, b, c, d] = [6, 4, 2, 0].map((shift) => bases[(index >> shift) & 3]);
    if (partner[a] === c && h[index] !== "inf" && s[index] !== "inf")
      rows.push(row(`${a}${b}/${c}${d}`, h[index], s[index]));
  }
  return rows;
};
const dangles = (from, key) => {
  const [h, s] = [lines("dangle.dh"), lines("dangle.ds")];
  const rows = [];
  for (let index = 0; index < 64; index++) {
    const [a, b, x] = [4, 2, 0].map((shift) => bases[(index >> shift) & 3]);
    if (partner[a] === b) rows.push(row(key(a, b, x), h[from + index], s[from + index]));
  }
  return rows;
};
const row = (key, h, s) => `${key} ${Number(h)} ${Number(s)}`;
const loops = lines("loops.ds").map((line) => line.split(/\s+/).map(Number));
const column = (index) =>
  loops.map((values) => (values[index] === -1 ? "Infinity" : values[index])).join(", ");
const bonuses = (name) => {
  const h = lines(`${name}.dh`).map((line) => line.split(/\s+/));
  const s = new Map(lines(`${name}.ds`).map((line) => line.split(/\s+/)));
  return h.map(([loop, value]) => row(loop, value, s.get(loop)));
};
const list = (rows) =>
  `\`\n${rows.reduce((text, one, index) => `${text}${one}${index % 5 === 4 ? "\n" : "; "}`, "").trim()}\n\``;

writeFileSync(
  out,
  `/**
 * Enthalpies (cal/mol) and entropies (cal/mol/K) of what DNA folds into, in 1 M NaCl at pH 7. A step \`AC/TG\` is
 * 5'-AC-3' over 3'-TG-5'; its first two letters across pair. Sources stand in the README beside.
 */
export const thermodynamicDna = {
  /** Pair on pair. */
  stacks: ${list(steps("stack.dh", "stack.ds"))},
  /** A pair and one mismatch, for two of them in a loop of one base on either side. */
  mismatches: ${list(steps("stackmm.dh", "stackmm.ds"))},
  /** A pair and what ends the helix after it; loops take those whose second letters do not pair. */
  terminals: ${list(steps("tstack2.dh", "tstack2.ds"))},
  /** A pair with one base more at the 3' end: \`AC/T\` is 5'-AC-3' over 3'-T-5'. */
  danglesThreePrime: ${list(dangles(0, (a, b, x) => `${a}${x}/${b}`))},
  /** A pair with one base more at the 5' end of the partner: \`A/TC\` is 5'-A-3' over 3'-TC-5'. */
  danglesFivePrime: ${list(dangles(64, (a, b, x) => `${a}/${b}${x}`))},
  /** Loop entropies of 1 to 30 unpaired bases, negative; their enthalpy is 0. Infinity: no such loop. */
  internalLoops: [${column(1)}],
  bulges: [${column(2)}],
  hairpins: [${column(3)}],
  /** What special loops of three bases win, closing pair included. */
  triloops: ${list(bonuses("triloop"))},
  /** Of four bases; their entropies in thousandths, cal/mol/kK. */
  tetraloops: ${list(bonuses("tetraloop"))},
} as const;
`,
);
