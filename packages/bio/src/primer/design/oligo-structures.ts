import { alignDuplex } from "../../melting/align-duplex.ts";
import { alignHairpin } from "../../melting/align-hairpin.ts";
import { ZERO_CELSIUS } from "../../melting/conditions.ts";
import { saltEntropy, strandTerm } from "../../melting/fold.ts";
import { baseCodes, NO_BASE } from "../../melting/folding-parameters.ts";
import type { OligoFault } from "./design-counts.ts";
import type { OligoSettings } from "./design-options.ts";
import type { OligoCandidate } from "./oligo-candidate.ts";
import { basesOf, type TemplateProfile } from "./template-profile.ts";

/** Tm of what an oligo folds into, °C; 0 where it is below. */
export interface OligoStructures {
  readonly selfAny: number;
  readonly selfEnd: number;
  readonly hairpin: number;
  /** The first that is too stable. */
  readonly fault: OligoFault | null;
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

export const oligoFolder = (profile: TemplateProfile, settings: OligoSettings): OligoFolder => {
  const apart = strandTerm(settings, false);
  const together = strandTerm(settings, true);
  const salt = saltEntropy(settings);
  const known = new Map<OligoCandidate, OligoStructures>();
  const codes = new Map<OligoCandidate, Uint8Array>();
  const codesOf = (oligo: OligoCandidate): Uint8Array => {
    const { start, length, strand } = oligo;
    const cached = codes.get(oligo) ?? baseCodes(basesOf(profile, start, length, strand));
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
  // Also of the complements, whose 3' ends are the primers' 5' ends: primer3 asks for all four.
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
    const hairpin = alignHairpin(codesOf(oligo), "primer3");
    if (!hairpin) return 0;
    const isEndPaired = hairpin.pairs.some(([, right]) => right === oligo.length - 1);
    const entropy = hairpin.deltaS + (hairpin.pairs.length - 1 - (isEndPaired ? 1 : 0)) * salt;
    return Math.max(0, hairpin.deltaH / entropy - ZERO_CELSIUS);
  };
  const fold = (oligo: OligoCandidate): OligoStructures => {
    const own = codesOf(oligo);
    const isSymmetric = isPair(own, own);
    const selfAny = duplexTm(own, own, isSymmetric, false);
    const selfEnd = selfAny > settings.maxSelfAnyTm ? 0 : duplexTm(own, own, isSymmetric, true);
    const isDimer = selfAny > settings.maxSelfAnyTm || selfEnd > settings.maxSelfEndTm;
    const hairpin = isDimer ? 0 : hairpinTm(oligo);
    const fault =
      selfAny > settings.maxSelfAnyTm
        ? "selfAny"
        : selfEnd > settings.maxSelfEndTm
          ? "selfEnd"
          : hairpin > settings.maxHairpinTm
            ? "hairpin"
            : null;
    const { weights } = settings;
    const penalty =
      weights.selfAny * structurePenalty(oligo.tm, selfAny) +
      weights.selfEnd * structurePenalty(oligo.tm, selfEnd) +
      weights.hairpin * structurePenalty(oligo.tm, hairpin);
    return { selfAny, selfEnd, hairpin, fault, penalty };
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
