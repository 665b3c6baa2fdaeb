import type { CutSite } from "./cut-site.ts";
import type { EnzymeCut } from "./enzyme.ts";
import type { MethylationMap } from "./methylation.ts";
import type { SearchEnzyme } from "./resolve-enzymes.ts";

/** Where an enzyme's site begins, ascending: as written on the top strand, and on the bottom strand. */
export interface SiteStarts {
  readonly top: Int32Array;
  readonly bottom: Int32Array;
}

/** The molecule that was searched. */
export interface SearchedMolecule {
  readonly sequence: string;
  readonly isCircular: boolean;
  readonly methylation: MethylationMap | null;
}

const NO_CUT: readonly (EnzymeCut | null)[] = [null];

/**
 * All cut sites of a search, by enzyme in the order asked for, then along the top strand. Positions are kept in
 * typed arrays and a {@link CutSite} is made only when looked at, so that millions of them cost little: iterate,
 * or take `sites` when they are few.
 *
 * @example
 * const found = findCutSites("AAGAATTCAA", { enzymes: ["EcoRI"] });
 * found.ok && found.sites[0]
 * // { enzyme: "EcoRI", start: 2, end: 8, strand: 1, topCut: 3, bottomCut: 7, overhangKind: "5'",
 * //   overhang: "AATT", state: "cut", methylation: "none" }
 */
export class CutSites implements Iterable<CutSite> {
  readonly ok = true;
  /** How many cut sites there are in all. */
  readonly length: number;
  readonly enzymes: readonly SearchEnzyme[];
  private readonly molecule: SearchedMolecule;
  private readonly starts: readonly SiteStarts[];
  private list: readonly CutSite[] | undefined;

  constructor(
    molecule: SearchedMolecule,
    enzymes: readonly SearchEnzyme[],
    /** Starts for each enzyme; those with the same site share theirs. */
    starts: readonly SiteStarts[],
  ) {
    this.molecule = molecule;
    this.enzymes = enzymes;
    this.starts = starts;
    this.length = enzymes.reduce(
      (sum, { cuts }, index) => sum + siteCount(starts[index]!) * Math.max(1, cuts.length),
      0,
    );
  }

  /** All of them as an array, made once. */
  get sites(): readonly CutSite[] {
    this.list ??= [...this];
    return this.list;
  }

  *[Symbol.iterator](): IterableIterator<CutSite> {
    for (let index = 0; index < this.enzymes.length; index++) yield* this.sitesAt(index);
  }

  map<Result>(change: (site: CutSite, index: number) => Result): Result[] {
    return this.sites.map(change);
  }

  filter(keep: (site: CutSite) => boolean): CutSite[] {
    return this.sites.filter(keep);
  }

  /** The cut sites of one enzyme; none when it was not asked for. */
  of(enzyme: string): CutSite[] {
    const index = this.indexOf(enzyme);
    return index < 0 ? [] : [...this.sitesAt(index)];
  }

  /** How often an enzyme's recognition site occurs; a site that is cut on both sides counts once. */
  count(enzyme: string): number {
    const index = this.indexOf(enzyme);
    return index < 0 ? 0 : siteCount(this.starts[index]!);
  }

  /** The starts themselves, for drawing and counting without objects. */
  startsOf(enzyme: string): SiteStarts | undefined {
    return this.starts[this.indexOf(enzyme)];
  }

  private indexOf(name: string): number {
    return this.enzymes.findIndex((enzyme) => enzyme.name.toLowerCase() === name.toLowerCase());
  }

  private *sitesAt(index: number): IterableIterator<CutSite> {
    const enzyme = this.enzymes[index]!;
    const { top, bottom } = this.starts[index]!;
    let nextTop = 0;
    let nextBottom = 0;
    while (nextTop < top.length || nextBottom < bottom.length) {
      const isTop =
        nextBottom >= bottom.length || (nextTop < top.length && top[nextTop]! <= bottom[nextBottom]!);
      const start = isTop ? top[nextTop++]! : bottom[nextBottom++]!;
      const cuts = enzyme.cuts.length > 0 ? enzyme.cuts : NO_CUT;
      const strand = isTop ? 1 : -1;
      // On the bottom strand the downstream cut lies to the left: the left one comes first all the same.
      for (const cut of isTop ? cuts : cuts.toReversed())
        yield describeSite(this.molecule, enzyme, start, strand, cut);
    }
  }
}

const siteCount = ({ top, bottom }: SiteStarts): number => top.length + bottom.length;

const describeSite = (
  molecule: SearchedMolecule,
  enzyme: SearchEnzyme,
  start: number,
  strand: 1 | -1,
  cut: EnzymeCut | null,
): CutSite => {
  const { sequence, isCircular } = molecule;
  const size = sequence.length;
  const length = enzyme.site.length;
  const end = start + length > size ? start + length - size : start + length;
  const effect = molecule.methylation?.effectOn(enzyme, start, strand) ?? "none";
  const site = { enzyme: enzyme.name, start, end, strand, methylation: effect } as const;
  const none = { topCut: null, bottomCut: null, overhangKind: null, overhang: "" } as const;
  if (!cut) return { ...site, ...none, state: "unknown" };
  if (effect === "blocked") return { ...site, ...none, state: "blocked" };
  const place = (gap: number | null) => (gap === null ? null : start + (strand === 1 ? gap : length - gap));
  const top = place(strand === 1 ? cut.top : cut.bottom);
  const bottom = place(strand === 1 ? cut.bottom : cut.top);
  const isInside = (gap: number | null) => gap === null || (gap > 0 && gap < size);
  if (!isCircular && !(isInside(top) && isInside(bottom))) return { ...site, ...none, state: "beyond-end" };
  const onMolecule = (gap: number | null) => (gap === null ? null : ((gap % size) + size) % size);
  const cuts = { topCut: onMolecule(top), bottomCut: onMolecule(bottom), state: "cut" } as const;
  if (top === null || bottom === null) return { ...site, ...cuts, overhangKind: null, overhang: "" };
  const overhangKind = top === bottom ? "blunt" : top < bottom ? "5'" : "3'";
  return { ...site, ...cuts, overhangKind, overhang: basesBetween(sequence, top, bottom) };
};

/** Bases between two gaps that may lie off a circle's ends. */
const basesBetween = (sequence: string, one: number, other: number): string => {
  const size = sequence.length;
  let bases = "";
  for (let at = Math.min(one, other); at < Math.max(one, other); at++)
    bases += sequence[((at % size) + size) % size];
  return bases.toUpperCase();
};
