import { alignDuplex } from "../../melting/align-duplex.ts";
import { alignHairpin } from "../../melting/align-hairpin.ts";
import { ZERO_CELSIUS } from "../../melting/conditions.ts";
import { saltEntropy, strandTerm } from "../../melting/fold.ts";
import { baseCodes, NO_BASE } from "../../melting/folding-parameters.ts";
import type { OligoFault } from "./design-counts.ts";
import type { DesignSettings, OligoSettings, PairSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import { noMispriming, type TemplateMispriming, templateMispriming, worstOf } from "./template-mispriming.ts";
import { basesOf, type TemplateProfile } from "./template-profile.ts";

/** Tm of what an oligo folds into, °C; 0 where it is below. */
export interface OligoStructures {
  readonly selfAny: number;
  readonly selfEnd: number;
  readonly hairpin: number;
  readonly mispriming: TemplateMispriming;
  /** Structures that are too stable; only the first if the oligo is subject to the limits. */
  readonly faults: readonly OligoFault[];
  /** What the weights of structures make of it; part of the oligo's penalty. */
  readonly penalty: number;
}

/** Folds under the conditions of one kind of oligo, each oligo once. */
export interface OligoFolder {
  readonly structuresOf: (oligo: OligoCandidate) => OligoStructures;
  /** Takes over what is known of an oligo for its twin with another penalty. */
  readonly remember: (oligo: OligoCandidate, structures: OligoStructures) => void;
  /** Tm of two oligos on each other; at the end, of one whose 3' or 5' ends pair. */
  readonly dimerTm: (a: OligoCandidate, b: OligoCandidate, isAtEnd: boolean) => number;
}

/** Input for structures besides the settings: tails, and what pairs need to know about mispriming. */
type FoldContext = Pick<DesignSettings, "leftTail" | "rightTail"> & { readonly pair: PairSettings | null };

const alone: FoldContext = { leftTail: "", rightTail: "", pair: null };

/** Finds hairpins and dimers of oligos on one template, each oligo once. */
export const oligoFolder = (
  profile: TemplateProfile,
  settings: OligoSettings,
  { leftTail, rightTail, pair }: FoldContext = alone,
): OligoFolder => {
  const apart = strandTerm(settings, false);
  const together = strandTerm(settings, true);
  const salt = saltEntropy(settings);
  const known = new Map<OligoCandidate, OligoStructures>();
  const codes = new Map<OligoCandidate, Uint8Array>();
  const codesOf = (oligo: OligoCandidate): Uint8Array => {
    const { start, length, strand } = oligo;
    const tail = strand === 1 ? leftTail : rightTail;
    const cached = codes.get(oligo) ?? baseCodes(tail + basesOf(profile, start, length, strand));
    codes.set(oligo, cached);
    return cached;
  };
  const duplexTm = (a: Uint8Array, b: Uint8Array, isSymmetric: boolean, isAtEnd: boolean): number => {
    const strands = isSymmetric ? together : apart;
    const duplex = alignDuplex(a, b, strands, isAtEnd);
    if (!duplex) return 0;
    const entropy = duplex.deltaS + (duplex.pairs.length - 1) * salt + strands;
    return Math.max(0, duplex.deltaH / entropy - ZERO_CELSIUS);
  };
  const anyTm = (a: Uint8Array, b: Uint8Array): number => duplexTm(a, b, isPair(a, b), false);
  // Also of the complements, whose 3' ends are the primers' 5' ends: primer3 computes all four.
  const endTm = (a: OligoCandidate, b: OligoCandidate): number => {
    const ends = [codesOf(a), codesOf(b)] as const;
    const complements = [complementOf(ends[0]), complementOf(ends[1])] as const;
    const isSymmetric = isPair(...ends);
    let most = 0;
    for (const [one, other] of [ends, complements]) {
      most = Math.max(most, duplexTm(one, other, isSymmetric, true), duplexTm(other, one, isSymmetric, true));
    }
    return most;
  };
  const hairpinTm = (oligo: OligoCandidate): number => {
    const own = codesOf(oligo);
    const hairpin = alignHairpin(own, "primer3");
    if (!hairpin) return 0;
    const isEndPaired = hairpin.pairs.some(([, right]) => right === own.length - 1);
    const entropy = hairpin.deltaS + (hairpin.pairs.length - 1 - (isEndPaired ? 1 : 0)) * salt;
    return Math.max(0, hairpin.deltaH / entropy - ZERO_CELSIUS);
  };
  const misprimingOf = templateMispriming(profile, settings, pair);
  /** A dear test that is left out where a cheaper one decided already. */
  const fold = (oligo: OligoCandidate): OligoStructures => {
    const own = codesOf(oligo);
    const isSymmetric = isPair(own, own);
    const faults: OligoFault[] = [];
    const goesOn = (): boolean => faults.length === 0 || oligo.faults !== null;
    const check = (value: number, most: number, fault: OligoFault): number => {
      if (value > most && !faults.includes(fault)) faults.push(fault);
      return value;
    };
    const selfAny = check(duplexTm(own, own, isSymmetric, false), settings.maxSelfAnyTm, "selfAny");
    const selfEnd = goesOn()
      ? check(duplexTm(own, own, isSymmetric, true), settings.maxSelfEndTm, "selfEnd")
      : 0;
    const hairpin = goesOn() ? check(hairpinTm(oligo), settings.maxHairpinTm, "hairpin") : 0;
    const mispriming = goesOn() ? misprimingOf(oligo) : noMispriming;
    const score = worstOf(mispriming.score);
    const tm = worstOf(mispriming.tm);
    const { weights, maxTemplateMispriming, maxTemplateMisprimingTm } = settings;
    if (maxTemplateMispriming >= 0) check(score, maxTemplateMispriming, "templateMispriming");
    if (maxTemplateMisprimingTm >= 0) check(tm, maxTemplateMisprimingTm, "templateMispriming");
    let penalty =
      weights.selfAny * structurePenalty(oligo.tm, selfAny) +
      weights.selfEnd * structurePenalty(oligo.tm, selfEnd) +
      weights.hairpin * structurePenalty(oligo.tm, hairpin);
    if (mispriming.score) penalty += weights.templateMispriming * score;
    if (mispriming.tm) penalty += weights.templateMisprimingTm * structurePenalty(oligo.tm, tm);
    return { selfAny, selfEnd, hairpin, mispriming, faults, penalty };
  };
  return {
    structuresOf: (oligo) => {
      const structures = known.get(oligo) ?? fold(oligo);
      known.set(oligo, structures);
      return structures;
    },
    remember: (oligo, structures) => {
      known.set(oligo, structures);
    },
    dimerTm: (a, b, isAtEnd) => (isAtEnd ? endTm(a, b) : anyTm(codesOf(a), codesOf(b))),
  };
};

/** Whether both are their own complements: then one kind of strand makes the duplex. */
const isPair = (a: Uint8Array, b: Uint8Array): boolean => isOwnComplement(a) && isOwnComplement(b);

const isOwnComplement = (codes: Uint8Array): boolean =>
  codes.length % 2 === 0 && codes.every((code, index) => code + codes[codes.length - 1 - index]! === 3);

const complementOf = (codes: Uint8Array): Uint8Array =>
  codes.map((code) => (code === NO_BASE ? NO_BASE : 3 - code)).reverse();

/** A structure weighs little while it melts 5 °C below the oligo, and then by each °C (primer3 manual, section 19). */
export const structurePenalty = (oligoTm: number, structureTm: number): number => {
  const bearable = oligoTm - 5;
  return bearable <= structureTm ? structureTm - (bearable - 1) : 1 / (bearable + 1 - structureTm);
};

/** The reason to reject an oligo; null for one that passes, or is accepted anyway. */
export const refusal = ({ faults: own }: OligoCandidate, { faults }: OligoStructures): OligoFault | null =>
  own === null ? (faults[0] ?? null) : null;
