import { reverseComplement } from "../alphabet.ts";
import type { EndKind } from "../molecule/molecule.ts";
import { windowLetters } from "../molecule/slice-record.ts";
import type { FragmentCut } from "./cut-fragment.ts";
import type { Fragment } from "./fragment.ts";
import { flipEnd, type JoinEnd, type Junction } from "./junction.ts";
import type { EndTreatment } from "./options.ts";

/** An end that ligase can join: its overhang is `[start, end)`, with its letters as the fragment is read. */
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
    letters: windowLetters(fragment.record, { start, length: end - start }).toUpperCase(),
    enzyme: cut.enzyme,
  };
  return [
    { ...made, side: "right" },
    { ...made, side: "left" },
  ];
};

/** The ends that a linear fragment came with. */
export const endsGiven = ({ index, size, ends, letters }: Fragment): readonly LigationEnd[] => {
  if (!ends) return [];
  return (["left", "right"] as const).map((side) => {
    const { kind, bases, hasPhosphate } = ends[side];
    const start = side === "left" ? 0 : size - bases.length;
    const end = start + bases.length;
    const top = letters(1).slice(start, end);
    return { fragment: index, strand: 1, side, start, end, hasPhosphate, kind, letters: top, enzyme: "" };
  });
};

/** An end after Klenow, T4 polymerase, phosphatase or kinase. */
export const treatEnd = (
  end: LigationEnd,
  { treatment, nucleotides = "ACGT" }: EndTreatment,
): LigationEnd => {
  if (treatment === "dephosphorylate") return { ...end, hasPhosphate: false };
  if (treatment === "phosphorylate") return { ...end, hasPhosphate: true };
  if (end.kind === "5'-overhang") return filledIn(end, treatment === "blunt" ? "ACGT" : nucleotides);
  return treatment === "blunt" && end.kind === "3'-overhang" ? chewed(end) : end;
};

/** The recessed 3' end grows over the overhang as far as the nucleotides present allow. */
const filledIn = (end: LigationEnd, nucleotides: string): LigationEnd => {
  const isRight = end.side === "right";
  // The growing strand is the top one at a right end; at a left end it is the bottom one.
  const growing = isRight ? end.letters : reverseComplement(end.letters, "dna");
  let added = 0;
  while (added < growing.length && nucleotides.toUpperCase().includes(growing[added]!)) added++;
  const length = growing.length - added;
  return {
    ...end,
    start: isRight ? end.start + added : end.start,
    end: isRight ? end.end : end.end - added,
    letters: isRight ? end.letters.slice(added) : end.letters.slice(0, length),
    kind: length === 0 ? "blunt" : end.kind,
  };
};

/** A 3' overhang taken off. */
const chewed = (end: LigationEnd): LigationEnd => {
  const at = end.side === "right" ? end.start : end.end;
  return { ...end, start: at, end: at, letters: "", kind: "blunt" };
};

/** How ends are matched. */
export interface LigationRules {
  readonly allowBlunt: boolean;
  /** False where no ligase is there and cells seal the nicks (LIC, USER): phosphates do not matter. */
  readonly needsPhosphate: boolean;
  /** Overhangs shorter than this do not hold. */
  readonly minOverhang?: number;
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
        nicks: rules.needsPhosphate ? missing : 2,
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
