import { type CodingSequence, codingIndexes, codingOf } from "../coding/coding-sequence.ts";
import { aminoAcidChanges, type BaseSubstitution } from "../crispr/coding-change.ts";
import type { Feature, Segment } from "../feature.ts";
import { basesOfCode } from "../iupac.ts";
import { proteinAfterChange } from "./protein-after-change.ts";
import type { RowDifference } from "./row-differences.ts";

/** What a difference does to the protein of one coding sequence. */
export interface ProteinEffect {
  readonly featureId: string;
  readonly feature: string;
  readonly kind:
    | "silent"
    | "missense"
    | "nonsense"
    | "stop-lost"
    | "start-lost"
    | "frameshift"
    | "in-frame"
    | "uncertain";
  /** As in `Q2*`: amino acid, number, what it becomes; empty if none changes by name. */
  readonly change: string;
}

type Difference = Pick<RowDifference, "kind" | "position" | "reference" | "letters">;

type Stretch = Pick<Segment, "start" | "end">;

/** The bases of the reference that a difference takes away or changes; those of a circle continue at its origin. */
const lettersOf = ({ position, reference }: Difference, size: number): number[] =>
  Array.from(reference, (_, index) => (position + index) % size);

const within = (stretches: readonly Stretch[]) => (letter: number) =>
  stretches.some(({ start, end }) => letter >= start && letter < end);

/**
 * Whether a difference is in stretches of a reference of `size` bases: what is inserted must be between two letters
 * of them, which at the origin of a circle are its last and its first.
 */
export const touches = (difference: Difference, stretches: readonly Stretch[], size: number): boolean => {
  const { kind, position } = difference;
  const isWithin = within(stretches);
  if (kind !== "insertion") return lettersOf(difference, size).some(isWithin);
  return isWithin((position + size - 1) % size) && isWithin(position % size);
};

const substituted = ({ position, reference, letters }: Difference): BaseSubstitution[] =>
  [...reference].map((from, index) => ({ position: position + index, from, to: letters[index] ?? from }));

/**
 * What a difference does to each protein that the features code for. Other substitutions of the same clone are taken
 * along, so that two in one codon are reported as the amino acid that both make.
 *
 * @example proteinEffects("ATGCAATAA", { kind: "substitution", position: 3, reference: "C", letters: "T" }, [cds],
 * []) // [{ feature: "cds", kind: "nonsense", change: "Q2*" }]
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
      const coding = codingOf(feature);
      if (!touches(difference, coding.segments, sequence.length)) return [];
      const { kind, change } =
        difference.kind === "insertion" || difference.kind === "deletion"
          ? lengthEffect(sequence, difference, coding, others)
          : difference.kind === "mixed"
            ? mixedEffect(sequence, difference, coding)
            : codonEffect(sequence, difference, coding, others);
      return [{ featureId: feature.id, feature: feature.name, kind, change }];
    });

/** Substitutions of the same clone elsewhere. */
const substitutionsAlong = (
  difference: Difference,
  others: readonly Difference[],
  size: number,
): readonly BaseSubstitution[] => {
  const places = new Set(lettersOf(difference, size));
  return others
    .filter(({ kind }) => kind === "substitution")
    .flatMap(substituted)
    .filter(({ position }) => !places.has(position));
};

/**
 * What bases inserted or removed do: a stop that they make, or a start or stop that they take, weighs more than the
 * frame.
 */
const lengthEffect = (
  sequence: string,
  difference: Difference,
  coding: CodingSequence,
  others: readonly Difference[],
): Pick<ProteinEffect, "kind" | "change"> => {
  const along = substitutionsAlong(difference, others, sequence.length);
  const { before, after, lengthChange } = proteinAfterChange(sequence, coding, difference, along);
  if (lengthChange % 3 !== 0) return { kind: "frameshift", change: "" };
  const { hasStart = false } = coding;
  if (hasStart && before.startsWith("M") && !after.startsWith("M")) return { kind: "start-lost", change: "" };
  const [stopBefore, stopAfter] = [before.indexOf("*"), after.indexOf("*")];
  if (stopBefore >= 0 && stopAfter < 0) return { kind: "stop-lost", change: "" };
  const due = stopBefore < 0 ? Number.POSITIVE_INFINITY : stopBefore + lengthChange / 3;
  if (stopAfter >= 0 && stopAfter < due) {
    const from = before[stopAfter];
    return { kind: "nonsense", change: from === undefined ? "" : `${from}${stopAfter + 1}*` };
  }
  return { kind: stopAfter > due ? "stop-lost" : "in-frame", change: "" };
};

/** Two bases in one call: the amino acids that it may be, of which the reference's is one or not. */
const mixedEffect = (
  sequence: string,
  difference: Difference,
  coding: CodingSequence,
): Pick<ProteinEffect, "kind" | "change"> => {
  const choices = [...(basesOfCode[difference.letters.toUpperCase()] ?? "")].map((to) =>
    aminoAcidChanges(sequence, [{ position: difference.position, from: difference.reference, to }], coding),
  );
  const codons = new Map<number, { readonly from: string; readonly to: Set<string> }>();
  for (const { codon, from } of choices.flat()) codons.set(codon, { from, to: new Set() });
  if (codons.size === 0) return { kind: "silent", change: "" };
  for (const [codon, { from, to }] of codons)
    for (const changes of choices) to.add(changes.find((one) => one.codon === codon)?.to ?? from);
  const change = [...codons].map(([codon, { from, to }]) => `${from}${codon}${[...to].join("/")}`).join(" ");
  return { kind: "uncertain", change };
};

const codonEffect = (
  sequence: string,
  difference: Difference,
  coding: CodingSequence,
  others: readonly Difference[],
): Pick<ProteinEffect, "kind" | "change"> => {
  const mine = substituted(difference);
  const along = substitutionsAlong(difference, others, sequence.length);
  const codons = new Set(
    mine.flatMap(({ position }) => codingIndexes(position, coding).map((index) => Math.floor(index / 3) + 1)),
  );
  const changes = aminoAcidChanges(sequence, [...mine, ...along], coding).filter(({ codon }) =>
    codons.has(codon),
  );
  const [first] = changes;
  if (!first) return { kind: "silent", change: "" };
  const change = changes.map(({ from, codon, to }) => `${from}${codon}${to}`).join(" ");
  const isStart = coding.hasStart === true && first.codon === 1 && first.from === "M";
  if (isStart) return { kind: "start-lost", change };
  if (changes.some(({ to }) => to === "*")) return { kind: "nonsense", change };
  if (changes.some(({ from }) => from === "*")) return { kind: "stop-lost", change };
  return { kind: "missense", change };
};
