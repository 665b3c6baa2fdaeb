import { reverseComplement } from "../alphabet.ts";
import type { EndKind } from "../molecule/molecule.ts";
import { windowResidues } from "../molecule/slice-record.ts";
import { treatEnd } from "../molecule/treat-end.ts";
import type { FragmentCut } from "./cut-fragment.ts";
import type { Fragment } from "./fragment.ts";
import { flipEnd, type JoinEnd, type Junction, placeOf } from "./junction.ts";
import type { EndTreatment } from "./options.ts";

/** An end that ligase can join: its overhang is `[start, end)`, with its bases as the fragment is read. */
export interface LigationEnd extends JoinEnd {
  readonly kind: EndKind;
  readonly letters: string;
  /** The enzyme that made it; empty for an end that the fragment came with. */
  readonly enzyme: string;
}

/** The two ends that a cut makes, as the fragment is read forward. */
export const endsOfCut = (fragment: Fragment, cut: FragmentCut): readonly LigationEnd[] => {
  const start = Math.min(cut.top, cut.bottom);
  const end = Math.max(cut.top, cut.bottom);
  const made = {
    ...{ fragment: fragment.index, strand: 1 as const, start, end, hasPhosphate: true },
    kind:
      start === end
        ? ("blunt" as const)
        : cut.top < cut.bottom
          ? ("5'-overhang" as const)
          : ("3'-overhang" as const),
    letters: windowResidues(fragment.record, { start, length: end - start }).toUpperCase(),
    enzyme: cut.enzyme,
  };
  return [
    { ...made, side: "right" },
    { ...made, side: "left" },
  ];
};

/** The ends that a linear fragment came with. */
export const explicitEnds = ({ index, size, ends, letters }: Fragment): readonly LigationEnd[] => {
  if (!ends) return [];
  return (["left", "right"] as const).map((side) => {
    const { kind, bases, hasPhosphate } = ends[side];
    const start = side === "left" ? 0 : size - bases.length;
    const end = start + bases.length;
    const top = letters(1).slice(start, end);
    return { fragment: index, strand: 1, side, start, end, hasPhosphate, kind, letters: top, enzyme: "" };
  });
};

/** An end after a treatment: what is left of its overhang. The bases are in the coordinates of the fragment. */
export const treatLigationEnd = (end: LigationEnd, { treatment, nucleotides }: EndTreatment): LigationEnd => {
  // The strand that carries the overhang is the top one for a left 5' and a right 3' overhang.
  const isOnTop = (end.side === "left") === (end.kind === "5'-overhang");
  const own = (letters: string): string => (isOnTop ? letters : reverseComplement(letters, "dna"));
  const { kind, bases, hasPhosphate } = treatEnd(
    { kind: end.kind, bases: own(end.letters), hasPhosphate: end.hasPhosphate },
    treatment,
    nucleotides,
  );
  const lost = end.letters.length - bases.length;
  // A filled-in overhang keeps its outer part; a chewed-back one is removed completely, so the molecule gets shorter.
  const isOuterKept = (end.side === "right") === (end.kind === "5'-overhang");
  return {
    ...end,
    ...{ kind, hasPhosphate, letters: own(bases), place: placeOf(end) },
    start: isOuterKept ? end.start + lost : end.start,
    end: isOuterKept ? end.end : end.end - lost,
  };
};

/** How ends are matched. */
export interface LigationRules {
  readonly allowBlunt: boolean;
  /** False if no ligase is there and cells seal the nicks (LIC, USER): phosphates do not matter. */
  readonly needsPhosphate: boolean;
  /** Overhangs shorter than this do not hold. */
  readonly minOverhang?: number;
  /** Nicks that each junction has whatever the phosphates; derived from the phosphates if not given. */
  readonly nicks?: number;
}

/** Every pair of ends that ligase would join, the fragments in both orientations. */
export const ligationJunctions = (
  fragments: readonly Fragment[],
  ends: readonly LigationEnd[],
  rules: LigationRules,
  isSelf: boolean,
): readonly Junction[] => {
  const rightByOverhang = new Map<string, LigationEnd[]>();
  const all = [...ends, ...ends.map((end) => flipEndLetters(end, fragments[end.fragment]!))];
  const keyOf = ({ kind, letters }: LigationEnd): string => `${kind} ${letters}`;
  for (const end of all) {
    if (end.side !== "right" || !canHold(end, rules)) continue;
    const known = rightByOverhang.get(keyOf(end));
    if (known) known.push(end);
    else rightByOverhang.set(keyOf(end), [end]);
  }
  const junctions: Junction[] = [];
  for (const to of all) {
    if (to.side !== "left") continue;
    for (const from of rightByOverhang.get(keyOf(to)) ?? []) {
      const isSame = from.fragment === to.fragment;
      if (isSame !== isSelf || (isSame && from.strand !== to.strand)) continue;
      const missing = (from.hasPhosphate ? 0 : 1) + (to.hasPhosphate ? 0 : 1);
      if (rules.needsPhosphate && missing === 2) continue;
      junctions.push({
        from,
        to,
        kind: from.kind,
        letters: from.letters,
        nicks: rules.nicks ?? (rules.needsPhosphate ? missing : 2),
      });
    }
  }
  return junctions;
};

const canHold = ({ kind, letters }: LigationEnd, rules: LigationRules): boolean =>
  kind === "blunt"
    ? rules.allowBlunt
    : letters.length >= (rules.minOverhang ?? 1) && /^[ACGT]+$/.test(letters);

const flipEndLetters = (end: LigationEnd, fragment: Fragment): LigationEnd => ({
  ...flipEnd(end, fragment),
  letters: reverseComplement(end.letters, "dna"),
});
