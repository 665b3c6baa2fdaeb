import type { Segment } from "../../feature.ts";
import { piecesOf, wrapPosition } from "../../range.ts";
import type { OligoFault } from "./design-counts.ts";
import type { DesignSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import type { OligoStructures } from "./oligo-structures.ts";
import { endStability } from "./oligo-thermodynamics.ts";
import type { SelectedPair } from "./pick-pairs.ts";
import { worstOf } from "./template-mispriming.ts";
import { basesOf, type TemplateProfile } from "./template-profile.ts";

/** An oligo of the answer. Temperatures in °C; structures that melt below 0 °C are given as 0. */
export interface DesignedOligo {
  /** 5' to 3', as it is ordered: with its tail, if any. */
  readonly bases: string;
  /** First base on the top strand, zero-based, and how many bind; on a circle it may cross the origin. */
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
  /** Percent bound at the annealing temperature; null if none was given. */
  readonly boundPercent: number | null;
  /** Worst quality of its bases; null if the template has none. */
  readonly minQuality: number | null;
  /** Best mispriming site of the 3' end on the template, as a score and as a Tm; null if not requested. */
  readonly templateMispriming: number | null;
  readonly templateMisprimingTm: number | null;
  /** Problems of an oligo that was accepted anyway; empty for all others. */
  readonly faults: readonly OligoFault[];
}

/** Two primers with what they make. */
export interface PrimerPair {
  /** Lower is better. */
  readonly penalty: number;
  readonly left: DesignedOligo;
  readonly right: DesignedOligo;
  readonly internal: DesignedOligo | null;
  /** bp, primers and their tails included. */
  readonly productSize: number;
  readonly productTm: number;
  readonly tmDifference: number;
  readonly complAnyTm: number;
  readonly complEndTm: number;
  /** Mispriming of both primers on the template: sum of scores, and of Tm; 0 if not requested. */
  readonly templateMispriming: number;
  readonly templateMisprimingTm: number;
}

/** A pair as callers see it, on the coordinates of the template before it was opened at `shift`. */
export const presentPair = (
  pair: SelectedPair,
  profile: TemplateProfile,
  settings: DesignSettings,
  shift: number,
): PrimerPair => {
  const { leftStructures, rightStructures, internal, productSize, productTm, tmDifference } = pair;
  const place = (oligo: OligoCandidate, structures: OligoStructures): DesignedOligo =>
    presentOligo(oligo, structures, {
      profile,
      table: settings.primer.table,
      shift,
      size: profile.size,
      tail: oligo.strand === 1 ? settings.leftTail : settings.rightTail,
    });
  return {
    penalty: pair.totalPenalty,
    left: place(pair.left, leftStructures),
    right: place(pair.right, rightStructures),
    internal:
      internal &&
      presentOligo(internal.oligo, internal.structures, {
        profile,
        table: settings.primer.table,
        shift,
        size: profile.size,
      }),
    productSize: productSize + settings.leftTail.length + settings.rightTail.length,
    productTm,
    tmDifference,
    complAnyTm: pair.complAny,
    complEndTm: pair.complEnd,
    templateMispriming: pair.misprimingScore,
    templateMisprimingTm: pair.misprimingTm,
  };
};

/** The profile that positions count on, and where it begins on a template of `size` bases. */
interface PresentContext {
  readonly profile: TemplateProfile;
  readonly table: string;
  readonly shift: number;
  readonly size: number;
  readonly tail?: string;
}

/** An oligo as callers see it, on the coordinates of the whole template. */
export const presentOligo = (
  oligo: OligoCandidate,
  { selfAny, selfEnd, hairpin, mispriming, faults }: OligoStructures,
  { profile, table, shift, size, tail = "" }: PresentContext,
): DesignedOligo => {
  const start = wrapPosition(oligo.start + shift, size);
  const { length, strand, tm, gcPercent } = oligo;
  const bases = basesOf(profile, oligo.start, length, strand);
  const pieces = piecesOf({ start, length }, size, true).map((piece) => ({ ...piece, strand }));
  return {
    bases: tail + bases,
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
    boundPercent: oligo.boundPercent,
    minQuality: oligo.quality,
    templateMispriming: mispriming.score && worstOf(mispriming.score),
    templateMisprimingTm: mispriming.tm && worstOf(mispriming.tm),
    faults: [...(oligo.faults ?? []), ...faults],
  };
};
