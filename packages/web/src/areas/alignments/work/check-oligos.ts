import { type CloneCheck, type CloneVariant, findMatches, type Strand } from "@benchleaf/bio";
import type { TypedOligo } from "../../../shared/sequences/parse-oligos.ts";

/** The binding site of a primer or guide on the reference, and what the reads show there. */
interface OligoPlace {
  /** Half-open on the reference's residues; across the origin of a circle `end` exceeds them. */
  readonly start: number;
  readonly end: number;
  readonly strand: Strand;
  readonly variants: readonly CloneVariant[];
  /** Whether reads cover all of it. */
  readonly isCovered: boolean;
}

export interface CheckedOligo extends TypedOligo {
  /** Bases at its 5' end that do not bind. */
  readonly tail: number;
  readonly places: readonly OligoPlace[];
  /** `absent`: binds nowhere; `illegal`: no bases. */
  readonly state: "clear" | "changed" | "uncovered" | "absent" | "illegal";
}

export interface OligoInput {
  /** Residues of the reference without gaps. */
  readonly reference: string;
  readonly isCircular: boolean;
  readonly oligos: readonly TypedOligo[];
  readonly check: Pick<CloneCheck, "variants" | "coverage">;
}

/** Fewer bases at the 3' end than these hold no primer. */
const LEAST_BINDING = 15;
const MOST_PLACES = 20;

/**
 * Primers and guides against a checked clone: each place that they bind on the reference, with the differences in it.
 *
 * @example checkOligos({ reference, isCircular: true, oligos: [{ name: "F", bases }], check })[0]?.state // "changed"
 */
export const checkOligos = ({ reference, isCircular, oligos, check }: OligoInput): readonly CheckedOligo[] =>
  oligos.map((oligo): CheckedOligo => {
    const bound = bind(reference, isCircular, oligo.bases);
    if (bound === null) return { ...oligo, tail: 0, places: [], state: "illegal" };
    const places = bound.places.map((place) => ({ ...place, ...factsOf(place, reference.length, check) }));
    return { ...oligo, tail: bound.tail, places, state: stateOf(places) };
  });

const stateOf = (places: readonly OligoPlace[]): CheckedOligo["state"] => {
  if (places.length === 0) return "absent";
  if (places.some(({ variants }) => variants.length > 0)) return "changed";
  return places.every(({ isCovered }) => isCovered) ? "clear" : "uncovered";
};

type Bound = Pick<OligoPlace, "start" | "end" | "strand">;

/** The places of the longest 3' part that binds; null for residues that are none. */
const bind = (
  reference: string,
  isCircular: boolean,
  bases: string,
): { readonly tail: number; readonly places: readonly Bound[] } | null => {
  const topology = isCircular ? "circular" : "linear";
  for (let tail = 0; tail === 0 || bases.length - tail >= LEAST_BINDING; tail++) {
    const found = findMatches(reference, bases.slice(tail), { topology, limit: MOST_PLACES });
    if (!found.ok) return null;
    const places = found.matches.map(({ start, length, strand }) => ({ start, end: start + length, strand }));
    if (places.length > 0) return { tail, places };
  }
  return { tail: 0, places: [] };
};

const factsOf = (
  { start, end }: Bound,
  size: number,
  { variants, coverage }: OligoInput["check"],
): Pick<OligoPlace, "variants" | "isCovered"> => {
  /** An insertion is between two bases: it counts if both are bound. */
  const touches = ({ kind, position, reference }: CloneVariant, at: number): boolean =>
    kind === "insertion"
      ? position + at > start && position + at < end
      : position + at < end && position + at + Math.max(1, reference.length) > start;
  let isCovered = true;
  for (let at = start; at < end; at++) isCovered &&= (coverage[at % size] ?? 0) > 0;
  return {
    variants: variants.filter(
      (one) => one.standing !== "outvoted" && (touches(one, 0) || (end > size && touches(one, size))),
    ),
    isCovered,
  };
};

/** Bases between a difference and the 3' end of what binds, none at the last one. */
export const basesFromEnd = (
  { start, end, strand }: Bound,
  { position }: Pick<CloneVariant, "position">,
  size: number,
): number => {
  const at = position < start ? position + size : position;
  return Math.max(0, strand === 1 ? end - 1 - at : at - start);
};
