import type { Feature } from "../feature.ts";
import type { Span } from "../range.ts";
import { type ProteinEffect, proteinEffects, touches } from "./protein-effect.ts";
import {
  type CheckedRow,
  columnsInOrder,
  positionsOf,
  qualityOfColumns,
  type RowDifference,
  rowDifferences,
} from "./row-differences.ts";

/** One difference of the clone, with all reads that show it and what speaks against it. */
export interface CloneVariant {
  readonly kind: RowDifference["kind"];
  /** First base of the reference, from zero; an insertion is before it. */
  readonly position: number;
  readonly reference: string;
  readonly letters: string;
  /** Best quality among the reads that show it; null if none was measured. */
  readonly quality: number | null;
  readonly rows: readonly string[];
  /** Reads that have the reference's bases there. */
  readonly against: readonly string[];
  /**
   * `confirmed`: by quality; `accepted`: by a user; `low-quality`: only in poor calls; `outvoted`: other reads of
   * higher quality contradict; `mixed`: two bases in one call.
   */
  readonly standing: "confirmed" | "accepted" | "low-quality" | "outvoted" | "mixed";
  readonly effects: readonly ProteinEffect[];
  readonly columns: Span;
  /** Whether it is in what the clone is checked for. */
  readonly isExpected: boolean;
}

/** Result of a clone check: as expected, not as expected, to be checked by a user, or not covered. */
export type CloneVerdict = "correct" | "wrong" | "check" | "uncovered";

/** A feature with how much of it was read, and what differs. */
export interface CheckedFeature {
  readonly id: string;
  readonly name: string;
  /** Bases that some read covers, and all. */
  readonly covered: number;
  readonly length: number;
  readonly verdict: CloneVerdict;
}

/** The combined result of all reads. */
export interface CloneCheck {
  readonly verdict: CloneVerdict;
  readonly variants: readonly CloneVariant[];
  /** What of the expected no read covers, in bases of the reference. */
  readonly uncovered: readonly Span[];
  /** Reads over each base of the reference. */
  readonly coverage: Uint16Array;
  readonly features: readonly CheckedFeature[];
  readonly reads: readonly {
    readonly id: string;
    readonly verdict: CloneVerdict;
    readonly variants: number;
  }[];
}

/** What has to be right, and how sure reads have to be. */
export interface CloneCheckOptions {
  /** Features of the reference that must be right, by id; all of it if none is named. */
  readonly expectedFeatures?: readonly string[];
  /** Phred quality below which a difference is doubted; 20 by default. */
  readonly minimumQuality?: number;
}

const SUSPECT: readonly CloneVariant["standing"][] = ["low-quality", "mixed"];
const isWrong = ({ standing }: CloneVariant): boolean => standing === "confirmed" || standing === "accepted";

const verdictOf = (variants: readonly CloneVariant[], isCovered: boolean): CloneVerdict => {
  if (variants.some(isWrong)) return "wrong";
  if (variants.some(({ standing }) => SUSPECT.includes(standing))) return "check";
  return isCovered ? "correct" : "uncovered";
};

/** Quality of bases that no one measured: one error in a hundred. */
const ASSUMED = 20;

/**
 * Compares the reads of a clone with what it should be: every difference with what it does to the protein, what is
 * not covered, and one verdict. `wrong` where a difference is sure, `check` if one is doubtful, `uncovered` where
 * something expected was not read, else `correct`. `reference` is the reference's row, with `-` where reads have
 * more.
 *
 * @example checkClone("ACGT", [{ id: "r", letters: "ACGT", firstColumn: 0, qualities: null, calls: [] }], []).verdict
 * // "correct"
 */
export const checkClone = (
  reference: string,
  rows: readonly CheckedRow[],
  features: readonly Feature[],
  { expectedFeatures = [], minimumQuality = 20 }: CloneCheckOptions = {},
): CloneCheck => {
  const sequence = reference.replaceAll("-", "").toUpperCase().replaceAll("U", "T");
  const positions = positionsOf(reference);
  const expected = features.filter(({ id }) => expectedFeatures.includes(id));
  const stretches: readonly Span[] =
    expected.length === 0
      ? [{ start: 0, end: sequence.length }]
      : expected.flatMap(({ locations }) => locations.map(({ start, end }) => ({ start, end })));
  const seen = rows.map((row) => seenBy(row, reference, positions));
  const coverage = new Uint16Array(sequence.length);
  for (const { covers } of seen)
    for (const position of covers.keys()) coverage[position] = coverage[position]! + 1;

  const isInside = (difference: Pick<RowDifference, "kind" | "position" | "reference" | "letters">) =>
    touches(difference, stretches, sequence.length);
  const bare = gather(rows.flatMap((row) => rowDifferences(reference, row))).map((group) => ({
    ...stand(group, seen, sequence.length, minimumQuality),
    isExpected: isInside(group[0]!),
  }));
  const sure = bare.filter(({ standing }) => standing === "confirmed" || standing === "accepted");
  const variants = bare.map((variant) => ({
    ...variant,
    effects: proteinEffects(
      sequence,
      variant,
      features,
      sure.filter((other) => other !== variant),
    ),
  }));
  const inside = variants.filter(({ isExpected }) => isExpected);
  const uncovered = gapsIn(stretches, coverage);
  const checked = expected.length === 0 ? features.filter(({ type }) => type !== "source") : expected;
  return {
    verdict: verdictOf(inside, uncovered.length === 0),
    variants: variants.toSorted((one, other) => one.position - other.position),
    uncovered,
    coverage,
    features: checked.map((feature) => checkFeature(feature, variants, coverage)),
    reads: rows.map(({ id }) => {
      const own = variants.filter((variant) => variant.rows.includes(id));
      return { id, verdict: verdictOf(own, true), variants: own.length };
    }),
  };
};

interface Seen {
  readonly id: string;
  /** Quality with which the row speaks at each base of the reference, gaps too. */
  readonly covers: ReadonlyMap<number, number>;
}

const seenBy = (row: CheckedRow, reference: string, positions: Uint32Array): Seen => {
  const qualities = qualityOfColumns(row);
  const covers = new Map<number, number>();
  let last = ASSUMED;
  for (const column of columnsInOrder(row)) {
    const quality = row.qualities === null ? ASSUMED : (qualities.get(column) ?? last);
    last = quality;
    if (reference[column] !== "-" && reference[column] !== " ") covers.set(positions[column]!, quality);
  }
  return { id: row.id, covers };
};

/** The same difference in several rows is one. */
const gather = (differences: readonly RowDifference[]): readonly (readonly RowDifference[])[] => {
  const groups = new Map<string, RowDifference[]>();
  for (const one of differences) {
    const key = `${one.kind} ${one.position} ${one.reference} ${one.letters}`.toUpperCase();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
};

/** Reads that reach over a place on both sides, and so could have shown the difference. */
const reaches = ({ covers }: Seen, { position, reference, kind }: RowDifference, size: number): boolean =>
  covers.has(position % size) &&
  (kind !== "insertion" || covers.has((position + size - 1) % size)) &&
  (reference.length < 2 || covers.has((position + reference.length - 1) % size));

const stand = (
  group: readonly RowDifference[],
  seen: readonly Seen[],
  size: number,
  minimumQuality: number,
): Omit<CloneVariant, "effects" | "isExpected"> => {
  const first = group[0]!;
  const rows = group.map(({ row }) => row);
  const measured = group.flatMap(({ quality }) => quality ?? []);
  const quality = measured.length === 0 ? null : Math.max(...measured);
  const others = seen.filter((one) => !rows.includes(one.id) && reaches(one, first, size));
  const votesFor = group.reduce((sum, one) => sum + (one.quality ?? ASSUMED), 0);
  const votesAgainst = others.reduce((sum, { covers }) => sum + (covers.get(first.position) ?? 0), 0);
  const standing = (): CloneVariant["standing"] => {
    if (group.some(({ isAccepted }) => isAccepted)) return "accepted";
    if (votesAgainst > votesFor) return "outvoted";
    if (first.kind === "mixed") return "mixed";
    return (quality ?? ASSUMED) < minimumQuality ? "low-quality" : "confirmed";
  };
  const { kind, position, reference, letters, columns } = first;
  const against = others.map(({ id }) => id);
  return { kind, position, reference, letters, quality, rows, against, standing: standing(), columns };
};

/** Stretches without coverage inside others, in order and put together. */
const gapsIn = (stretches: readonly Span[], coverage: Uint16Array): readonly Span[] => {
  const wanted = new Uint8Array(coverage.length);
  for (const { start, end } of stretches) wanted.fill(1, start, end);
  const gaps: Span[] = [];
  let start = -1;
  for (let position = 0; position <= coverage.length; position++) {
    const isGap = position < coverage.length && wanted[position] === 1 && coverage[position] === 0;
    if (isGap && start < 0) start = position;
    if (!isGap && start >= 0) {
      gaps.push({ start, end: position });
      start = -1;
    }
  }
  return gaps;
};

const checkFeature = (
  feature: Feature,
  variants: readonly CloneVariant[],
  coverage: Uint16Array,
): CheckedFeature => {
  let [covered, length] = [0, 0];
  for (const { start, end } of feature.locations) {
    length += end - start;
    for (let position = start; position < end; position++) if (coverage[position]! > 0) covered++;
  }
  const own = variants.filter((variant) => touches(variant, feature.locations, coverage.length));
  const { id, name } = feature;
  return { id, name, covered, length, verdict: verdictOf(own, covered === length) };
};
