import { nucleicAcidMass } from "../nucleic-acid-mass.ts";
import { readOrderNotation } from "./order-notation.ts";

/** An oligo as it is ordered, with the mass of its modifications. */
export interface OligoProperties {
  /** Upper case, without modifications. */
  readonly bases: string;
  readonly kind: "dna" | "rna";
  /** Each kind of modification with how often it is there: `["/5Phos/", 1]`, `["*", 3]`. */
  readonly modifications: readonly (readonly [code: string, count: number])[];
  /** Average mass in Da with hydroxyls at both ends; null if a base or a modification has none that is known. */
  readonly mass: number | null;
  /** At 260 nm, in L/(mol·cm), of the single strand; null if it is not known. */
  readonly extinction: number | null;
  /** Modifications whose mass is not known. */
  readonly unknown: readonly string[];
}

/** What an attachment adds: its mass in Da, from its formula, and its extinction at 260 nm. */
const attachments: readonly (readonly [pattern: RegExp, mass: number, extinction: number])[] = [
  // HPO3.
  [/^[53]?(phos|p)$/i, 79.9799, 0],
  // C16H28N3O5PS, biotin on a C6 arm.
  [/^5biosg$/i, 405.45, 0],
  // C27H24NO9P, 6-carboxyfluorescein on a C6 arm; extinction as IDT has it.
  [/^56-?fam$/i, 537.46, 20_960],
  // C6H14NO3P.
  [/^5ammc6$/i, 179.16, 0],
  // C3H7O4P, C6H13O6P, C12H25O9P: spacers of propane, triethylene and hexaethylene glycol.
  [/^[5i3]spc3$/i, 138.06, 0],
  [/^[5i3]sp9$/i, 212.14, 0],
  [/^[5i3]sp18$/i, 344.3, 0],
];

/** Codes that replace a base, as the difference from that base. */
const changedBases: readonly (readonly [pattern: RegExp, mass: number])[] = [
  [/^[i35]?deoxyU$/i, -14.0266],
  [/^[i35]?(me-?dC|5medC)$/i, 14.0266],
];

/** In Da: S for O, O for H (ribose), OCH3 for H or OH, the CO that bridges LNA. */
const sugar = { sulphur: 16.0656, ribose: 15.9994, methoxy: 30.026, methyl: 14.0266, bridge: 28.0101 };
/** Deoxyinosine monophosphate in a chain, C10H11N4O6P, against which N is counted as nothing. */
const INOSINE = 314.1938;

/**
 * Mass and extinction of an oligo as it is ordered (`/5Phos/A*C+G`), with its modifications if they are known; null
 * for an invalid oligo. Sugars and thioates are assumed to absorb nothing. Sources: masses from elemental
 * compositions; extinction by nearest neighbours, Cantor, Warshaw and Shapiro, Biopolymers 1970;9:1059 (DNA), Puglisi
 * and Tinoco, Methods Enzymol. 1989;180:304 (RNA).
 *
 * @example oligoProperties("/5Phos/ACGT")?.mass // 1253.8, of which 79.98 are the phosphate
 */
export const oligoProperties = (written: string): OligoProperties | null => {
  const order = readOrderNotation(written);
  const plain = written.replace(/\s+/g, "").toUpperCase();
  if (!order && !/^[ACGTURYSWKMBDHVN]+$/.test(plain)) return null;
  const isRna = order ? order.kind === "rna" : plain.includes("U") && !plain.includes("T");
  const bases = order?.bases ?? (isRna ? plain : plain.replaceAll("U", "T"));
  const counts = new Map<string, number>();
  for (const one of order?.modifications ?? []) {
    const key = one === "U" ? "U" : one;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const kind = isRna ? ("rna" as const) : ("dna" as const);
  let added = 0;
  let absorbed = 0;
  const unknown: string[] = [];
  for (const [code, count] of counts) {
    const effect = effectOf(code, kind);
    if (effect === null) unknown.push(code);
    else {
      added += effect.mass * count;
      absorbed += effect.extinction * count;
    }
  }
  // Of uracil in DNA the reader makes T.
  const uracils = isRna ? 0 : (written.replace(/\/[^/]*\/|\[[^\]]*\]/g, "").match(/u/gi)?.length ?? 0);
  const inosines = counts.get("I") ?? 0;
  const mass = unknown.length > 0 ? null : massOf(bases, kind, inosines);
  const epsilon = unknown.length > 0 || inosines > 0 ? null : extinctionOf(bases, kind);
  return {
    ...{ bases, kind, unknown },
    modifications: [...counts],
    mass: mass === null ? null : mass + added - uracils * sugar.methyl,
    extinction: epsilon === null ? null : Math.round(epsilon + absorbed),
  };
};

const effectOf = (code: string, kind: "dna" | "rna"): { mass: number; extinction: number } | null => {
  const of = (mass: number, extinction = 0) => ({ mass, extinction });
  switch (code) {
    case "*":
      return of(sugar.sulphur);
    case "r":
      return of(kind === "rna" ? 0 : sugar.ribose);
    case "m":
      return of(kind === "rna" ? sugar.methyl : sugar.methoxy);
    case "+":
      return kind === "rna" ? null : of(sugar.bridge);
    case "I":
    case "U":
      return of(0);
  }
  const inner = /^[/[](.*)[/\]]$/.exec(code)?.[1];
  if (inner === undefined) return null;
  if (/^\+[ACGT]$/.test(inner)) return of(sugar.bridge);
  const attached = attachments.find(([pattern]) => pattern.test(inner));
  if (attached) return of(attached[1], attached[2]);
  const changed = changedBases.find(([pattern]) => pattern.test(inner));
  return changed ? of(changed[1]) : null;
};

/** Inosine is N; each adds its own mass in the chain. */
const massOf = (bases: string, kind: "dna" | "rna", inosines: number): number | null => {
  const known = inosines > 0 ? bases.replaceAll("N", "") : bases;
  if (bases.length - known.length !== inosines) return null;
  if (known === "") return null;
  const mass = nucleicAcidMass(known, { kind, strands: 1, fivePrimeEnd: "hydroxyl" });
  return mass.ok ? mass.molecularWeight + inosines * INOSINE : null;
};

/** ε260 of neighbours and of single bases, in 1,000 L/(mol·cm). */
const neighbours = {
  dna: {
    ...{ AA: 27.4, AC: 21.2, AG: 25, AT: 22.8, CA: 21.2, CC: 14.6, CG: 18, CT: 15.2 },
    ...{ GA: 25.2, GC: 17.6, GG: 21.6, GT: 20, TA: 23.4, TC: 16.2, TG: 19, TT: 16.8 },
    ...{ A: 15.4, C: 7.4, G: 11.5, T: 8.7 },
  },
  rna: {
    ...{ AA: 27.4, AC: 21, AG: 25, AU: 24, CA: 21, CC: 14.2, CG: 17.8, CU: 16.2 },
    ...{ GA: 25.2, GC: 17.4, GG: 21.6, GU: 21.2, UA: 24.6, UC: 17.2, UG: 20, UU: 19.6 },
    ...{ A: 15.4, C: 7.2, G: 11.5, U: 9.9 },
  },
} as const;

const extinctionOf = (bases: string, kind: "dna" | "rna"): number | null => {
  const table: Readonly<Record<string, number>> = neighbours[kind];
  if ([...bases].some((base) => table[base] === undefined)) return null;
  if (bases.length === 1) return 1000 * (table[bases] ?? 0);
  let sum = 0;
  for (let at = 0; at < bases.length - 1; at++) {
    sum += table[bases.slice(at, at + 2)] ?? 0;
    if (at > 0) sum -= table[bases[at] ?? ""] ?? 0;
  }
  return 1000 * sum;
};
