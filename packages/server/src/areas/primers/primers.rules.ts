import {
  annealOligos,
  type DesignResult,
  type Molecule,
  meltingTemperature,
  type Primer3Answer,
  strandsOf,
} from "@benchleaf/bio";
import {
  type AnnealingInput,
  type Duplex,
  type GenotypedGuide,
  guideOligoName,
  MAX_DESIGN_BASES,
  MAX_DESIGNED_PAIRS,
} from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";
import { presentPair } from "./primers.present.ts";

/** Nearest neighbours were measured on oligos from about this length on. */
const SHORTEST_DUPLEX = 8;

const tmOf = (bases: string, conditions: AnnealingInput["conditions"]): number | null => {
  if (bases.length < SHORTEST_DUPLEX) return null;
  const { dnaNanomolar, monovalentMillimolar, divalentMillimolar, dntpMillimolar } = conditions;
  return meltingTemperature(bases, {
    ...(dnaNanomolar !== undefined && { dnaNanomolar }),
    ...(monovalentMillimolar !== undefined && { monovalentMillimolar }),
    ...(divalentMillimolar !== undefined && { divalentMillimolar }),
    ...(dntpMillimolar !== undefined && { dntpMillimolar }),
  });
};

const blunt = { kind: "blunt", bases: "", hasPhosphate: false } as const;

const presentDuplex = (molecule: Molecule, conditions: AnnealingInput["conditions"]): Duplex => {
  const { sequence } = molecule.record;
  const { left, right } = molecule.ends ?? { left: blunt, right: blunt };
  const { watson, crick } = strandsOf(molecule);
  const paired = sequence.slice(left.bases.length, sequence.length - right.bases.length);
  return {
    ...{ sequence, length: sequence.length, topStrand: watson, bottomStrand: crick },
    ...{ left: { ...left }, right: { ...right } },
    paired: { start: left.bases.length, length: paired.length },
    tm: tmOf(paired, conditions),
  };
};

/** @throws primers.oligos.unpaired */
export const anneal = ({ top, bottom, minOverlap, hasPhosphate, conditions }: AnnealingInput): Duplex => {
  const made = annealOligos(top, bottom, { minOverlap, hasPhosphate });
  if (!made.ok) throw problem("primers.oligos.unpaired", { least: minOverlap });
  return presentDuplex(made.molecule, conditions);
};

const refuse = (field: string, message: string) =>
  problem("request.invalid", { issues: [{ path: field === "" ? "body" : `body.${field}`, message }] });

/** @throws primers.design.too.long */
export const checkLength = (template: string): void => {
  if (template.length > MAX_DESIGN_BASES)
    throw problem("primers.design.too.long", { limit: MAX_DESIGN_BASES });
};

/** @throws request.invalid if more is requested than one response can contain */
export const checkCount = (count: string | number | boolean | undefined): void => {
  if (Number(count) > MAX_DESIGNED_PAIRS)
    throw refuse("PRIMER_NUM_RETURN", `At most ${MAX_DESIGNED_PAIRS} are returned.`);
};

const tagsOfFaults: Readonly<Record<string, string>> = {
  "empty-template": "SEQUENCE_TEMPLATE",
  "illegal-template-letter": "SEQUENCE_TEMPLATE",
  "no-single-target": "SEQUENCE_TARGET",
  "unreadable-library": "PRIMER_MISPRIMING_LIBRARY",
  "qualities-unequal": "SEQUENCE_QUALITY",
};

/** @throws request.invalid with the invalid tag, if there is one */
export const checkAnswer: (answer: Primer3Answer) => asserts answer is Extract<Primer3Answer, { ok: true }> =
  (answer) => {
    if (answer.ok) return;
    const { error } = answer;
    const tag = "tag" in error ? error.tag : undefined;
    throw refuse(tag ?? tagsOfFaults[error.code] ?? "", error.message);
  };

interface Cut {
  readonly number: number;
  readonly cutTop: number;
  readonly cutBottom: number;
}

/** @throws request.invalid if bases are not DNA, or a cut is outside of them */
export const checkCuts = (sequence: string, guides: readonly Cut[]): void => {
  const odd = sequence.search(/[^ACGTRYSWKMBDHVN]/i);
  if (odd >= 0) throw refuse("sequence", `"${sequence[odd]}" at base ${odd + 1} is not a base of DNA.`);
  for (const [index, { cutTop, cutBottom }] of guides.entries()) {
    if (cutTop > sequence.length) throw refuse(`guides.${index}.cutTop`, "outside");
    if (cutBottom > sequence.length) throw refuse(`guides.${index}.cutBottom`, "outside");
  }
};

/** The best pair around a guide's cut, with the names for ordering; without one the reason. */
export const presentGenotyping = ({ number }: Cut, found: DesignResult, name: string): GenotypedGuide => {
  if (!found.ok) return { number, pair: null, primers: [], explanation: found.error.message };
  const explanation = found.explanation.text.pair;
  const [best] = found.pairs;
  if (best === undefined) return { number, pair: null, primers: [], explanation };
  const pair = presentPair(best);
  const primers = (["forward", "reverse"] as const).map((use) => {
    const { bases, locations } = use === "forward" ? pair.left : pair.right;
    return { name: guideOligoName(name, number, use === "forward" ? "F" : "R"), use, bases, locations };
  });
  return { number, pair, primers, explanation };
};
