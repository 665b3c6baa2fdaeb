import {
  type AssemblyProduct,
  assemble,
  cutOut,
  findBindingSites,
  type MoleculeEnds,
  type PlannedFragment,
  type PlannedPrimer,
  type SequenceRecord,
  sliceRecord,
} from "@benchleaf/bio";
import { type BenchPlasmid, type CloningMethod, cloningHybridDefaults } from "@benchleaf/contract";
import type { BenchConflict, BenchPrimer } from "./planned-bench.ts";

/** A plasmid with its bases. Its record has the plasmid's id as its name, by which results are matched. */
export interface BenchMolecule {
  readonly plasmid: BenchPlasmid;
  readonly record: SequenceRecord;
}

export const conflictOf = (
  code: BenchConflict["code"],
  plasmidIds: readonly string[],
  more: Omit<BenchConflict, "code" | "plasmidIds" | "isBlocking"> = {},
): BenchConflict => ({ code, plasmidIds, isBlocking: true, ...more });

/** A plasmid to amplify, or a vector that a method uses unchanged. */
export const amplified = ({ plasmid, record }: BenchMolecule, isTaken = false): PlannedFragment => {
  const { region, strand, lead, trail } = plasmid.plasmidConfig;
  return {
    record,
    strand,
    ...(region && { region }),
    ...(!isTaken && { lead, trail }),
    ...(plasmid.plasmidType === "vector" && vectorMark),
  };
};
const vectorMark = { isVector: true } as const;

/** Bases of a stretch that are on a piece. */
const shared = (piece: { start: number; length: number }, region: { start: number; length: number }) => {
  const end = Math.min(piece.start + piece.length, region.start + region.length);
  return Math.max(0, end - Math.max(piece.start, region.start));
};

/** The piece that enzymes leave of a plasmid: the one with most of the chosen stretch, or the longest. */
export const cutPiece = (
  { plasmid, record }: BenchMolecule,
  enzymes: readonly string[],
): { readonly piece: ReturnType<typeof longest> } | { readonly conflict: BenchConflict } => {
  const ids = [plasmid.id];
  if (enzymes.length === 0) return { conflict: conflictOf("enzyme-wanted", ids) };
  const cut = cutOut(record, enzymes);
  if (!cut.ok) return { conflict: conflictOf("refused", ids) };
  if (cut.pieces.length === 0)
    return { conflict: conflictOf("not-cut", ids, { enzyme: enzymes.join(" + ") }) };
  return { piece: longest(cut.pieces, plasmid.plasmidConfig.region) };
};

type Pieces = Extract<ReturnType<typeof cutOut>, { ok: true }>["pieces"];
const longest = (pieces: Pieces, region: { start: number; length: number } | null) =>
  pieces.reduce((best, next) => {
    const by = (one: Pieces[number]) => (region ? shared(one, region) : one.length);
    return by(next) > by(best) ? next : best;
  });

/** A cut piece without the overhangs that the exonuclease of a reaction takes. */
export const withoutLost = (
  record: SequenceRecord,
  ends: MoleculeEnds,
  method: CloningMethod,
): SequenceRecord => {
  const removes = method === "in-fusion" ? "3'-overhang" : "5'-overhang";
  const lost = (side: "left" | "right"): number =>
    ends[side].kind === removes ? ends[side].bases.length : 0;
  const length = record.sequence.length - lost("left") - lost("right");
  return { ...sliceRecord(record, { start: lost("left"), length }), name: record.name };
};

/** What is left of a cut plasmid in the reaction. */
export const opened = (
  molecule: BenchMolecule,
  method: CloningMethod,
): { readonly input: PlannedFragment } | { readonly conflict: BenchConflict } => {
  const found = cutPiece(molecule, molecule.plasmid.plasmidConfig.enzymes);
  if ("conflict" in found) return found;
  const { record, ends, lineage } = found.piece;
  const left = ends ? withoutLost(record, ends, method) : record;
  const { strand } = molecule.plasmid.plasmidConfig;
  const isVector = molecule.plasmid.plasmidType === "vector";
  return { input: { record: left, lineage, strand, isFixed: true, ...(isVector && vectorMark) } };
};

/** The primers of a plan, a person's own instead of the designed ones. */
export const primersOf = (
  molecules: readonly BenchMolecule[],
  designed: readonly PlannedPrimer[],
): readonly BenchPrimer[] =>
  designed.flatMap(({ fragment, direction, bases, tail, binding, bindingTm }): BenchPrimer[] => {
    const molecule = molecules[fragment];
    if (!molecule) return [];
    const { plasmid, record } = molecule;
    const { fPrimer, rPrimer } = plasmid.plasmidConfig;
    const own = direction === "forward" ? fPrimer : rPrimer;
    const about = { plasmidId: plasmid.id, direction };
    if (own === null || own === bases)
      return [{ ...about, bases, tail, binding, tm: bindingTm, isOwn: false }];
    return [{ ...about, ...ownBinding(record, own), isOwn: true }];
  });

/** Where a primer pairs by the rules for cloning: the place with the most bases. */
const ownBinding = (record: SequenceRecord, bases: string) => {
  const found = findBindingSites(record, bases.replaceAll("U", "T"), {
    rules: "cloning",
    minTm: cloningHybridDefaults.minTm,
  });
  const best = (found.ok ? found.sites : []).reduce<{ tail: number; tm: number } | null>(
    (top, site) =>
      top === null || site.tailLength < top.tail ? { tail: site.tailLength, tm: site.tm } : top,
    null,
  );
  const tail = best?.tail ?? bases.length;
  return { bases, tail: bases.slice(0, tail), binding: bases.slice(tail), tm: best?.tm ?? null };
};

/** The product of the primers with most of the chosen stretch, for the step after. */
export const amplify = (
  { plasmid, record }: BenchMolecule,
  primers: readonly BenchPrimer[],
): AssemblyProduct | null => {
  const of = (direction: BenchPrimer["direction"]) =>
    primers
      .find((one) => one.plasmidId === plasmid.id && one.direction === direction)
      ?.bases.replaceAll("U", "T");
  const [forward, reverse] = [of("forward"), of("reverse")];
  if (forward === undefined || reverse === undefined) return null;
  const made = assemble("pcr", [{ record }], {
    forward,
    reverse,
    minAnneal: cloningHybridDefaults.minMatchCnt,
  });
  if (!made.ok) return null;
  const wanted = plasmid.plasmidConfig.region?.length ?? record.sequence.length;
  return made.products.toSorted(
    (a, b) => Math.abs(a.sequence.length - wanted) - Math.abs(b.sequence.length - wanted),
  )[0]!;
};
