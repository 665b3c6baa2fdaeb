import { reverseComplement } from "../alphabet.ts";
import { type Feature, qualifierValue } from "../feature.ts";
import { originOf, resistanceOf } from "../molecule/plasmid-facts.ts";
import type { SequenceRecord } from "../sequence.ts";
import { locateParts, offsetOf, type PlacedPart, type ProductPart } from "./locate-parts.ts";

/** A part of a construct; the vector is the part whose promoters and terminators are expected to stay. */
export type ConstructPart = ProductPart & { readonly isVector?: boolean };

/** What of a construct may not work in a cell, though its bases can be joined. */
export interface ConstructProblem {
  /**
   * `second-origin`: parts bring two origins that replicate in E. coli; `same-resistance`: two parts bring the same
   * resistance; `second-resistance`: they bring different ones; `lost-promoter`, `lost-terminator`: it was cut, or the
   * vector lost it.
   */
  readonly code:
    | "second-origin"
    | "same-resistance"
    | "second-resistance"
    | "lost-promoter"
    | "lost-terminator";
  /** The parts concerned, by their place among those given. */
  readonly parts: readonly number[];
  /** The origins, resistances or features concerned. */
  readonly names: readonly string[];
}

/**
 * The biological checks of a construct: what its parts bring twice, and what they lost. What one part had before
 * counts as wanted. Origins and resistances are known by their annotations and, if there are none, by bases that only
 * they have.
 *
 * @example checkConstruct(product, [{ record: pUC19, start: 0, end: 2686, strand: 1, isVector: true }, …]) // [{
 * code: "second-origin", parts: [0, 1], names: ["ColE1", "p15A"] }]
 */
export const checkConstruct = (
  product: Pick<SequenceRecord, "sequence" | "topology">,
  parts: readonly ConstructPart[],
): readonly ConstructProblem[] => {
  const placed = locateParts(product, parts);
  if (placed === null) return [];
  return [
    ...originProblems(product, placed),
    ...resistanceProblems(product, placed),
    ...lostProblems(placed, parts),
  ];
};

/** Something that a part brings whole. */
interface Brought {
  readonly name: string;
  readonly part: number;
}

const originProblems = (
  product: Pick<SequenceRecord, "sequence">,
  placed: readonly PlacedPart[],
): readonly ConstructProblem[] => {
  const found = broughtBy(product, placed, originOf, originLetters);
  const parts = partsOf(found);
  if (found.length < 2 || parts.length < 2) return [];
  return [{ code: "second-origin", parts, names: [...new Set(found.map(({ name }) => name))] }];
};

const resistanceProblems = (
  product: Pick<SequenceRecord, "sequence">,
  placed: readonly PlacedPart[],
): readonly ConstructProblem[] => {
  const found = broughtBy(product, placed, resistanceOf, resistanceLetters);
  const names = [...new Set(found.map(({ name }) => name))];
  const twice = names.flatMap((name): readonly ConstructProblem[] => {
    const parts = partsOf(found.filter((one) => one.name === name));
    return parts.length > 1 ? [{ code: "same-resistance", parts, names: [name] }] : [];
  });
  const parts = partsOf(found);
  if (twice.length > 0 || names.length < 2 || parts.length < 2) return twice;
  return [{ code: "second-resistance", parts, names }];
};

const partsOf = (found: readonly Brought[]): readonly number[] =>
  [...new Set(found.map(({ part }) => part))].toSorted((a, b) => a - b);

/** What the parts bring whole of a kind, each place once. */
const broughtBy = (
  { sequence }: Pick<SequenceRecord, "sequence">,
  placed: readonly PlacedPart[],
  kindOf: (feature: Feature) => string | null,
  signatures: Readonly<Record<string, string>>,
): readonly Brought[] => {
  const letters = sequence.toUpperCase();
  return placed.flatMap((part, index) => {
    const reported: { name: string; from: number; to: number }[] = [];
    const add = (name: string, from: number, to: number) => {
      const known = reported.find((one) => one.name === name && one.from < to && from < one.to);
      if (!known) reported.push({ name, from, to });
      else {
        known.from = Math.min(known.from, from);
        known.to = Math.max(known.to, to);
      }
    };
    for (const feature of part.record.features) {
      const name = kindOf(feature);
      const place = name === null ? null : wholeIn(part, feature);
      if (name !== null && place) add(name, place.from, place.to);
    }
    const own = (letters + letters).slice(part.at, part.at + part.length);
    for (const [name, signature] of Object.entries(signatures)) {
      for (const read of [signature, reverseComplement(signature, "dna")]) {
        for (let at = own.indexOf(read); at >= 0; at = own.indexOf(read, at + 1))
          add(name, at, at + read.length);
      }
    }
    return reported.map(({ name }) => ({ name, part: index }));
  });
};

/** Where a feature is in a part that has all of it in one piece; null if it does not. */
const wholeIn = (
  part: PlacedPart,
  { locations }: Feature,
): { readonly from: number; readonly to: number } | null => {
  let [from, to] = [Number.POSITIVE_INFINITY, -1];
  for (const { start, end } of locations) {
    const ends = [offsetOf(part, start), offsetOf(part, end - 1)];
    for (const offset of ends) {
      if (offset === null) return null;
      from = Math.min(from, offset);
      to = Math.max(to, offset + 1);
    }
    // A part that is cut out and ligated in reverse has its ends far apart.
    if (Math.abs((ends[1] ?? 0) - (ends[0] ?? 0)) !== end - start - 1) return null;
  }
  return { from, to };
};

const roleOf = ({ type, qualifiers }: Feature): "promoter" | "terminator" | null => {
  const role = type === "regulatory" ? qualifierValue({ qualifiers }, "regulatory_class") : type;
  return role === "promoter" || role === "terminator" ? role : null;
};

/** A promoter reaches so far for the gene that it is of, and a gene so far for its terminator. */
const GENE_REACH = 300;

const lostProblems = (
  placed: readonly PlacedPart[],
  given: readonly ConstructPart[],
): readonly ConstructProblem[] => {
  const seen = new Set<ProductPart["record"]>();
  return placed.flatMap((part, index): readonly ConstructProblem[] => {
    if (seen.has(part.record)) return [];
    seen.add(part.record);
    const own = placed.flatMap((one, at) => (one.record === part.record ? [{ one, at }] : []));
    const isKept = (feature: Feature): boolean => own.some(({ one }) => wholeIn(one, feature) !== null);
    const touches = (feature: Feature): boolean =>
      own.some(({ one }) =>
        feature.locations.some(({ start, end }) =>
          [start, end - 1, (start + end) >> 1].some((base) => offsetOf(one, base) !== null),
        ),
      );
    const isVector = own.some(({ at }) => given[at]?.isVector === true);
    return part.record.features.flatMap((feature): readonly ConstructProblem[] => {
      const role = roleOf(feature);
      if (role === null || isKept(feature)) return [];
      const isCut = touches(feature);
      if (!isCut && (!isVector || wentWithItsGene(part.record.features, feature, role, isKept))) return [];
      return [{ code: `lost-${role}`, parts: [index], names: [feature.name] }];
    });
  });
};

/** Whether the gene that a promoter or terminator is of was removed with it, as a stuffer is. */
const wentWithItsGene = (
  features: readonly Feature[],
  feature: Feature,
  role: "promoter" | "terminator",
  isKept: (feature: Feature) => boolean,
): boolean => {
  const own = feature.locations[0];
  if (!own) return false;
  return features.some((gene) => {
    const first = gene.locations[0];
    if (gene.type !== "CDS" || !first || first.strand !== own.strand || isKept(gene)) return false;
    const [start, end] = [
      Math.min(...gene.locations.map((one) => one.start)),
      Math.max(...gene.locations.map((one) => one.end)),
    ];
    const isBehind = (role === "promoter") === (own.strand === 1);
    const gap = isBehind ? start - own.end : own.start - end;
    const [from, to] = isBehind ? [own.end, start] : [end, own.start];
    const hasAnother = features.some(
      (other) =>
        other !== feature &&
        roleOf(other) === role &&
        other.locations.every((one) => one.strand === own.strand && one.start >= from && one.end <= to),
    );
    return gap >= -20 && gap <= GENE_REACH && !hasAnother;
  });
};

/** Bases that one kind of origin has and no other; of pUC19 (L09137) and pACYC184 (X06403). */
const originLetters: Readonly<Record<string, string>> = {
  ColE1: "GACGAGCATCACAAAAATCGACGCTCAAGTCAGAGGTGGCGAAA",
  p15A: "GACAAGCATCACGAAATCTGACGCTCAAATCAGTGGTGGCGAAA",
};

/** The first bases of common genes of resistance. */
const resistanceLetters: Readonly<Record<string, string>> = {
  AmpR: "ATGAGTATTCAACATTTCCGTGTCGCCCTTATTCCCTTTTTTGC",
  KanR: "ATGAGCCATATTCAACGGGAAACGTC",
  "NeoR/KanR": "ATGATTGAACAAGATGGATTGCACGCAGGTTCTCC",
  CmR: "ATGGAGAAAAAAATCACTGGATATACCACCGTTGATATATCCCAATGGCATCG",
  TcR: "ATGAAATCTAACAATGCGCTCATCGTCATCCTCGGCACCGTCACCCTGGATGC",
  "SmR/SpR": "ATGAGGGAAGCGGTGATCGCCGAAGTATCGACTCAACTATCAGAGGTAGT",
  HygR: "ATGAAAAAGCCTGAACTCACCGCGACGTCTGTCGAGAAGTTTCTGATCGAAAAG",
};
