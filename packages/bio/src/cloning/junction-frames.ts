import { reverseComplement } from "../alphabet.ts";
import { codingOf, geneticCodeOf } from "../coding/coding-sequence.ts";
import type { Feature, Strand } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import type { GeneticCodeId } from "../translate/genetic-code.ts";
import { translate } from "../translate/translate.ts";
import { locateParts, offsetOf, type PlacedPart, type ProductPart } from "./locate-parts.ts";

/** What a protein meets where it is read across a junction. */
export interface FrameProblem {
  /**
   * `shifted`: what follows is read out of frame; `stopped`: a stop codon is before it; `reads-on`: nothing follows,
   * and the reading ends somewhere behind the junction; `closed`: it ends with its own stop codon before a tag that
   * has no start of its own; `no-start`: nothing before it begins its reading.
   */
  readonly code: "shifted" | "stopped" | "reads-on" | "closed" | "no-start";
  /** The parts on either side of the junction, in the product's order. */
  readonly parts: readonly [number, number];
  /** Empty if nothing precedes. */
  readonly upstream: string;
  /** Empty if nothing follows. */
  readonly downstream: string;
  /** In the product: where the second begins, or the stop codon that ends the reading (-1: none). Zero-based. */
  readonly position: number;
  /** Extra bases before the second part, 1 or 2; for a read-through: codons until its stop. */
  readonly count: number;
  /** Bases that fix it, put right before the right part, or right behind the left one, as the product reads. */
  readonly mend: { readonly lead: string; readonly trail: string } | null;
}

/** A coding sequence that starts further behind a junction is not meant to be fused to what precedes it. */
const FUSION_REACH = 60;

/**
 * The reading frames across the junctions of a product, on both strands: what each coding sequence runs into that is
 * open where its part ends (without a stop codon, or cut there). One that the vector lost to the insert, with its
 * other end still present, is no fusion and is not reported.
 *
 * @example checkJunctionFrames(product, [{ record: vector, start: 0, end: 2686, strand: 1 }, …]) // [{ code:
 * "shifted", upstream: "GST", downstream: "gene", count: 1, mend: { lead: "GC", trail: "GC" }, … }]
 */
export const checkJunctionFrames = (
  product: Pick<SequenceRecord, "sequence" | "topology">,
  parts: readonly ProductPart[],
): readonly FrameProblem[] => {
  const placed = locateParts(product, parts);
  if (placed === null) return [];
  const isCircular = product.topology === "circular";
  const letters = product.sequence.toUpperCase();
  const forward: Reading = { letters, isCircular, parts: placed };
  return [...readAcross(forward, 1), ...readAcross(turned(forward), -1)];
};

interface Reading {
  readonly letters: string;
  readonly isCircular: boolean;
  readonly parts: readonly PlacedPart[];
}

const turned = ({ letters, isCircular, parts }: Reading): Reading => ({
  letters: reverseComplement(letters, "dna"),
  isCircular,
  parts: parts.toReversed().map((part) => ({
    ...part,
    strand: part.strand === 1 ? -1 : 1,
    at: (((letters.length - part.at - part.length) % letters.length) + letters.length) % letters.length,
  })),
});

/** A coding sequence as far as a part has it: which of its bases come first and last, and where in the product. */
interface Coding {
  readonly feature: Feature;
  readonly first: { readonly index: number; readonly at: number };
  readonly last: { readonly index: number; readonly at: number };
  readonly size: number;
  /** How its codons are read. */
  readonly table: GeneticCodeId;
  /** Whether its last codon, which looks like a stop, is annotated as an amino acid. */
  readonly isReadOn: boolean;
  /** Whether another part, or the other end of this one, has the rest of it. */
  readonly isInterrupted: boolean;
}

const readAcross = (reading: Reading, direction: Strand): FrameProblem[] => {
  const { parts, isCircular, letters } = reading;
  const size = letters.length;
  const count = parts.length;
  const codings = parts.map((part) => codingsOf(part, parts));
  const original = (index: number): number => (direction === 1 ? index : count - 1 - index);
  return parts.flatMap((part, index): FrameProblem[] => {
    if (index === count - 1 && !isCircular) return [];
    const next = (index + 1) % count;
    const border = part.at + part.length;
    // Unwrapped, so that what follows the junction is after it.
    const nextAt = parts[next]!.at + (parts[next]!.at < part.at || next === index ? size : 0);
    const between: [number, number] =
      direction === 1 ? [original(index), original(next)] : [original(next), original(index)];
    const onProduct = (at: number): number => {
      const there = ((at % size) + size) % size;
      return direction === 1 ? there : size - 1 - there;
    };
    const shift = nextAt - parts[next]!.at;
    const followers = codings[next]!.filter((one) => !(one.isInterrupted && one.first.index > 0))
      .map((one) => ({ one, at: one.first.at + shift }))
      .filter(({ at }) => at >= nextAt && at - border <= FUSION_REACH)
      .sort((a, b) => a.at - b.at);
    const [follower] = followers;
    const without = followers.filter(
      ({ one, at }) => !hasStart(reading, one) && !hasReadingBefore(reading, one, at),
    );
    const closed = codings[index]!.filter(
      (coding) => coding.last.index === coding.size - 1 && border - coding.last.at <= FUSION_REACH,
    );
    const starts = without.map(({ one, at }): FrameProblem => {
      const about = {
        parts: between,
        downstream: one.feature.name,
        position: onProduct(at),
        count: 0,
        mend: null,
      };
      const [before] = closed;
      return before && one.size <= TAG
        ? { ...about, code: "closed", upstream: before.feature.name }
        : { ...about, code: "no-start", upstream: "" };
    });
    return codings[index]!.flatMap((coding): FrameProblem[] => {
      const from = openFrom(reading, coding, border);
      if (from === null) return [];
      const stop = firstStop(reading, from, coding.table);
      if (stop !== null && stop + 3 <= border) return [];
      const about = { parts: between, upstream: coding.feature.name };
      if (!follower) {
        const codons =
          stop === null ? Math.floor((from + size - border) / 3) : Math.ceil((stop - border) / 3);
        const position = stop === null ? -1 : onProduct(stop);
        return [
          { ...about, code: "reads-on", downstream: "", position, count: Math.max(0, codons), mend: null },
        ];
      }
      const { one, at } = follower;
      const wanted = at + ((3 - (one.first.index % 3)) % 3);
      const downstream = one.feature.name;
      const extra = (((wanted - from) % 3) + 3) % 3;
      if (extra > 0) {
        const mends = [nextAt, border].map((place) =>
          basesFor(reading, { from, place, wanted, count: 3 - extra, table: coding.table }),
        );
        const [beforeNext = null, behindPart = null] = mends;
        const own = (bases: string | null): string =>
          bases === null ? "" : direction === 1 ? bases : reverseComplement(bases, "dna");
        // Read from the other strand, the part before the junction is the right one.
        const [lead, trail] = direction === 1 ? [beforeNext, behindPart] : [behindPart, beforeNext];
        const mend = lead || trail ? { lead: own(lead), trail: own(trail) } : null;
        return [{ ...about, code: "shifted", downstream, position: onProduct(at), count: extra, mend }];
      }
      if (stop !== null && stop < wanted)
        return [{ ...about, code: "stopped", downstream, position: onProduct(stop), count: 0, mend: null }];
      return [];
    }).concat(starts);
  });
};

/** A coding sequence of this many bases or fewer is a tag, which has no start of its own. */
const TAG = 120;

/** Whether the first codon of a coding sequence is there and is one that bacteria and others begin with. */
const hasStart = (reading: Reading, { first }: Coding): boolean =>
  first.index === 0 && ["ATG", "GTG", "TTG"].includes(codonAt(reading, first.at));

/** Whether an ATG before a coding sequence begins a reading that runs into it, in its frame and without a stop. */
const hasReadingBefore = (reading: Reading, { first, table }: Coding, at: number): boolean => {
  const { length } = reading.letters;
  const begins = at + ((3 - (first.index % 3)) % 3);
  for (let codon = begins - 3; codon > begins - length; codon -= 3) {
    if (!reading.isCircular && codon < 0) return false;
    const letters = codonAt(reading, ((codon % length) + length) % length);
    if (letters === "ATG") return true;
    if (translate(letters, { table }) === "*") return false;
  }
  return false;
};

/** Where the next codon after a coding sequence begins; null if it is closed or not read on. */
const openFrom = (
  reading: Reading,
  { last, size, table, isReadOn, isInterrupted }: Coding,
  border: number,
): number | null => {
  const phase = last.index % 3;
  const isCut = last.index < size - 1;
  if (isCut && (isInterrupted || last.at !== border - 1)) return null;
  const codon = last.at - phase;
  if (isCut) return phase === 2 ? last.at + 1 : codon;
  if (phase === 2 && !isReadOn && isStop(reading, codon, table)) return null;
  return phase === 2 ? last.at + 1 : codon;
};

const codonAt = ({ letters, isCircular }: Reading, at: number): string => {
  if (!isCircular) return letters.slice(at, at + 3);
  return [0, 1, 2].map((by) => letters[(at + by) % letters.length]).join("");
};
const isStop = (reading: Reading, at: number, table: GeneticCodeId): boolean =>
  translate(codonAt(reading, at), { table }) === "*";

const firstStop = (reading: Reading, from: number, table: GeneticCodeId): number | null => {
  const { length } = reading.letters;
  for (let at = from; at < from + length; at += 3) {
    if (!reading.isCircular && at + 3 > length) return null;
    if (isStop(reading, at, table)) return at;
  }
  return null;
};

const codingsOf = (part: PlacedPart, all: readonly PlacedPart[]): readonly Coding[] =>
  part.record.features.flatMap((feature): Coding[] => {
    const { strand } = feature.locations[0] ?? {};
    if (feature.type !== "CDS" || strand === undefined || strand !== part.strand) return [];
    if (feature.locations.some((one) => one.strand !== strand)) return [];
    const bases = basesOf(feature);
    const here = bases.map((base) => offsetOf(part, base));
    const covered = here.flatMap((offset, index) => (offset === null ? [] : [{ index, offset }]));
    if (covered.length === 0) return [];
    const ordered = covered.toSorted((one, other) => one.offset - other.offset);
    const [first, last] = [ordered[0]!, ordered.at(-1)!];
    const place = ({ index, offset }: { index: number; offset: number }) => ({ index, at: part.at + offset });
    const isBrokenHere = last.index < first.index;
    const others = all.filter((one) => one !== part && one.record === part.record);
    const isElsewhere = others.some((one) => bases.some((base) => offsetOf(one, base) !== null));
    const isInterrupted = isBrokenHere || isElsewhere;
    const size = bases.length;
    const table = geneticCodeOf(feature);
    const exceptionResidue = codingOf(feature).exceptions?.get(Math.floor((size - 1) / 3)) ?? "*";
    const isReadOn = exceptionResidue !== "*";
    return [{ feature, first: place(first), last: place(last), size, table, isReadOn, isInterrupted }];
  });

/** The bases that are translated, in the order in which they are read. */
const basesOf = (feature: Feature): readonly number[] => {
  const bases: number[] = [];
  for (const { start, end, strand } of codingOf(feature).segments)
    for (let by = 0; by < end - start; by++) bases.push(strand === 1 ? start + by : end - 1 - by);
  return bases;
};

/** The first bases that bring the frame right and make no stop codon on the way. */
const basesFor = (
  { letters, isCircular }: Reading,
  about: { from: number; place: number; wanted: number; count: number; table: GeneticCodeId },
): string | null => {
  const { from, place, wanted, count, table } = about;
  const take = (start: number, end: number): string =>
    Array.from({ length: Math.max(0, end - start) }, (_, by) =>
      isCircular ? letters[(start + by) % letters.length] : (letters[start + by] ?? ""),
    ).join("");
  if (place < from) return null;
  const choices = count === 1 ? ["G", "C", "A", "T"] : ["GC", "GG", "CC", "GA", "CA", "AC"];
  const isOpen = (bases: string) =>
    !translate(take(from, place) + bases + take(place, wanted), { table }).includes("*");
  return choices.find(isOpen) ?? null;
};
