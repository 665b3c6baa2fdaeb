import type { Segment } from "../../feature.ts";
import { piecesOf, wrapPosition } from "../../range.ts";
import type { DesignSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import type { OligoStructures } from "./oligo-structures.ts";
import { endStability } from "./oligo-thermodynamics.ts";
import type { PickedPair } from "./pick-pairs.ts";
import { basesOf, type TemplateProfile } from "./template-profile.ts";

/** An oligo of the answer. Temperatures in °C; structures that melt below 0 °C are given as 0. */
export interface DesignedOligo {
  /** 5' to 3'. */
  readonly bases: string;
  /** First base on the top strand, zero-based, and how many; on a circle it may cross the origin. */
  readonly start: number;
  readonly length: number;
  readonly strand: 1 | -1;
  /** In reading order on its strand. */
  readonly locations: readonly Segment[];
  readonly penalty: number;
  readonly tm: number;
  readonly gcPercent: number;
  readonly selfAnyTm: number;
  readonly selfEndTm: number;
  readonly hairpinTm: number;
  /** kcal/mol of the five bases at the 3' end. */
  readonly endStability: number;
}

export interface PrimerPair {
  /** Lower is better. */
  readonly penalty: number;
  readonly left: DesignedOligo;
  readonly right: DesignedOligo;
  readonly internal: DesignedOligo | null;
  /** bp, primers included. */
  readonly productSize: number;
  readonly productTm: number;
  readonly tmDifference: number;
  readonly complAnyTm: number;
  readonly complEndTm: number;
}

/** A pair as callers see it, on the coordinates of the template before it was opened at `shift`. */
export const presentPair = (
  pair: PickedPair,
  profile: TemplateProfile,
  settings: DesignSettings,
  shift: number,
): PrimerPair => {
  const { leftStructures, rightStructures, internal, productSize, productTm, tmDifference } = pair;
  const place = (oligo: OligoCandidate, structures: OligoStructures): DesignedOligo =>
    presentOligo(oligo, structures, { profile, table: settings.primer.table, shift, size: profile.size });
  return {
    penalty: pair.totalPenalty,
    left: place(pair.left, leftStructures),
    right: place(pair.right, rightStructures),
    internal: internal && place(internal.oligo, internal.structures),
    productSize,
    productTm,
    tmDifference,
    complAnyTm: pair.complAny,
    complEndTm: pair.complEnd,
  };
};

/** The profile that positions count on, and where it begins on a template of `size` bases. */
interface PresentContext {
  readonly profile: TemplateProfile;
  readonly table: string;
  readonly shift: number;
  readonly size: number;
}

/** An oligo as callers see it, on the coordinates of the whole template. */
export const presentOligo = (
  oligo: OligoCandidate,
  { selfAny, selfEnd, hairpin }: OligoStructures,
  { profile, table, shift, size }: PresentContext,
): DesignedOligo => {
  const start = wrapPosition(oligo.start + shift, size);
  const { length, strand, tm, gcPercent } = oligo;
  const bases = basesOf(profile, oligo.start, length, strand);
  const pieces = piecesOf({ start, length }, size, true).map((piece) => ({ ...piece, strand }));
  return {
    bases,
    start,
    length,
    strand,
    locations: strand === 1 ? pieces : pieces.reverse(),
    penalty: oligo.penalty,
    tm,
    gcPercent,
    selfAnyTm: selfAny,
    selfEndTm: selfEnd,
    hairpinTm: hairpin,
    endStability: endStability(bases, table),
  };
};
