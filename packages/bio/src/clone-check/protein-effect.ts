import { aminoAcidChanges, type BaseSubstitution } from "../crispr/coding-change.ts";
import { type Feature, qualifierValue, type Segment } from "../feature.ts";
import { type GeneticCodeId, geneticCodes } from "../translate/genetic-code.ts";
import type { RowDifference } from "./row-differences.ts";

/** What a difference does to the protein of one coding sequence. */
export interface ProteinEffect {
  readonly featureId: string;
  readonly feature: string;
  readonly kind: "silent" | "missense" | "nonsense" | "stop-lost" | "start-lost" | "frameshift" | "in-frame";
  /** As in `Q2*`: amino acid, number, what it becomes; empty where none changes by name. */
  readonly change: string;
}

type Difference = Pick<RowDifference, "kind" | "position" | "reference" | "letters">;

const codeOf = (feature: Feature): GeneticCodeId => {
  const wanted = Number(qualifierValue(feature, "transl_table") ?? 1);
  return geneticCodes.find(({ id }) => id === wanted)?.id ?? 1;
};

/** The segments from the first whole codon on, as `/codon_start` says. */
const codingSegments = (feature: Feature): readonly Segment[] => {
  let skip = Math.max(0, Math.min(2, Number(qualifierValue(feature, "codon_start") ?? 1) - 1 || 0));
  return feature.locations.flatMap((segment) => {
    const taken = Math.min(skip, segment.end - segment.start);
    skip -= taken;
    const { start, end, strand } = segment;
    const rest = strand === 1 ? { ...segment, start: start + taken } : { ...segment, end: end - taken };
    return rest.end > rest.start ? [rest] : [];
  });
};

type Stretch = Pick<Segment, "start" | "end">;

/** The letters of the reference that a difference takes away or changes; those of a circle go on at its origin. */
const lettersOf = ({ position, reference }: Difference, size: number): number[] =>
  Array.from(reference, (_, index) => (position + index) % size);

const within = (stretches: readonly Stretch[]) => (letter: number) =>
  stretches.some(({ start, end }) => letter >= start && letter < end);

/**
 * Whether a difference lies in stretches of a reference of `size` letters: what is put in must stand between two letters
 * of them, which at the origin of a circle are its last and its first.
 */
export const touches = (difference: Difference, stretches: readonly Stretch[], size: number): boolean => {
  const { kind, position } = difference;
  const isWithin = within(stretches);
  if (kind !== "insertion") return lettersOf(difference, size).some(isWithin);
  return isWithin((position + size - 1) % size) && isWithin(position % size);
};

const lengthChange = ({ letters, reference }: Difference): number => letters.length - reference.length;

const substituted = ({ position, reference, letters }: Difference): BaseSubstitution[] =>
  [...reference].map((from, index) => ({ position: position + index, from, to: letters[index] ?? from }));

/**
 * What a difference does to each protein that the features code for. Other substitutions of the same clone are taken
 * along, so that two in one codon are told as the amino acid that both make.
 *
 * @example
 * proteinEffects("ATGCAATAA", { kind: "substitution", position: 3, reference: "C", letters: "T" }, [cds], [])
 * // [{ feature: "cds", kind: "nonsense", change: "Q2*" }]
 */
export const proteinEffects = (
  sequence: string,
  difference: Difference,
  features: readonly Feature[],
  others: readonly Difference[],
): readonly ProteinEffect[] =>
  features
    .filter(({ type }) => type === "CDS")
    .flatMap((feature) => {
      const segments = codingSegments(feature);
      if (!touches(difference, segments, sequence.length)) return [];
      const { kind, change } =
        difference.kind === "insertion" || difference.kind === "deletion"
          ? { kind: frameOf(difference, segments, sequence.length), change: "" }
          : codonEffect(sequence, difference, segments, codeOf(feature), others);
      return [{ featureId: feature.id, feature: feature.name, kind, change }];
    });

const frameOf = (
  difference: Difference,
  segments: readonly Segment[],
  size: number,
): "frameshift" | "in-frame" => {
  const lost = lettersOf(difference, size).filter(within(segments)).length;
  const change = difference.kind === "deletion" ? lost : lengthChange(difference);
  return change % 3 === 0 ? "in-frame" : "frameshift";
};

const codonEffect = (
  sequence: string,
  difference: Difference,
  segments: readonly Segment[],
  table: GeneticCodeId,
  others: readonly Difference[],
): Pick<ProteinEffect, "kind" | "change"> => {
  const mine = substituted(difference);
  const places = new Set(mine.map(({ position }) => position));
  const along = others
    .filter(({ kind }) => kind === "substitution")
    .flatMap(substituted)
    .filter(({ position }) => !places.has(position));
  const region = { segments, table };
  const codons = new Set(codonsOf(mine, segments));
  const changes = aminoAcidChanges(sequence, [...mine, ...along], region).filter(({ codon }) =>
    codons.has(codon),
  );
  const [first] = changes;
  if (!first) return { kind: "silent", change: "" };
  const change = changes.map(({ from, codon, to }) => `${from}${codon}${to}`).join(" ");
  if (first.codon === 1 && !first.to.startsWith("M")) return { kind: "start-lost", change };
  if (changes.some(({ to }) => to === "*")) return { kind: "nonsense", change };
  if (changes.some(({ from }) => from === "*")) return { kind: "stop-lost", change };
  return { kind: "missense", change };
};

/** The codons that changes lie in, from 1. */
const codonsOf = (changes: readonly BaseSubstitution[], segments: readonly Segment[]): number[] =>
  changes.flatMap(({ position }) => {
    let before = 0;
    for (const { start, end, strand } of segments) {
      if (position >= start && position < end)
        return [Math.floor((before + (strand === 1 ? position - start : end - 1 - position)) / 3) + 1];
      before += end - start;
    }
    return [];
  });
