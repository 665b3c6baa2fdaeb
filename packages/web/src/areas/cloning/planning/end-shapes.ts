import { type EndKind, type Enzyme, enzymes, type MoleculeEnd, reverseComplement } from "@benchleaf/bio";

/** An end as ligase sees it: what hangs over, read along the product. */
export interface EndShape {
  readonly kind: EndKind;
  readonly letters: string;
}

export const isSameShape = (one: EndShape, other: EndShape): boolean =>
  one.kind === other.kind && one.letters === other.letters;

/** An end of a molecule, its overhang as the top strand reads. */
export const shapeOf = ({ kind, bases }: MoleculeEnd, side: "left" | "right"): EndShape => {
  const isOnTop = (side === "left") === (kind === "5'-overhang");
  const letters = bases.toUpperCase();
  return { kind, letters: isOnTop ? letters : reverseComplement(letters, "dna") };
};

/** What a primer brings so that an enzyme leaves an end: the site alone, and the end that stays. */
export interface BroughtSite {
  readonly name: string;
  readonly site: string;
  readonly shape: EndShape;
}

const broughtSite = ({ name, site, cuts: [cut, ...more], needs }: Enzyme): BroughtSite | null => {
  const letters = site.toUpperCase();
  if (!cut || more.length > 0 || cut.top === null || cut.bottom === null || needs.length > 0) return null;
  const [low, high] = [Math.min(cut.top, cut.bottom), Math.max(cut.top, cut.bottom)];
  const isInside = low > 0 ? high < letters.length : low === 0 && high === letters.length;
  if (!isInside || !/^[ACGT]+$/.test(letters) || reverseComplement(letters, "dna") !== letters) return null;
  const kind = cut.top === cut.bottom ? "blunt" : cut.top < cut.bottom ? "5'-overhang" : "3'-overhang";
  return { name, site: letters, shape: { kind, letters: letters.slice(low, high) } };
};

let known: ReadonlyMap<string, BroughtSite> | undefined;

/**
 * The site of an enzyme that cuts inside a palindrome of plain bases; null for all others, whose ends depend on what
 * is next to the site.
 *
 * @example siteToBring("BamHI") // { name: "BamHI", site: "GGATCC", shape: { kind: "5'-overhang", letters: "GATC" } }
 */
export const siteToBring = (name: string): BroughtSite | null => {
  known ??= new Map(
    enzymes()
      .map(broughtSite)
      .flatMap((one) => (one ? [[one.name, one]] : [])),
  );
  return known.get(name) ?? null;
};
