import {
  type CutPositions,
  placeCuts,
  placeThrough,
  type SiteStarts,
  type ThroughCuts,
} from "./cut-positions.ts";
import { basesBetween, type CutSite, cutSiteMaker, type SearchedMolecule } from "./cut-site.ts";
import type { EnzymeCut } from "./enzyme.ts";
import type { SearchEnzyme } from "./resolve-enzymes.ts";

const NO_CUT: readonly (EnzymeCut | null)[] = [null];

/**
 * All cut sites of a search, by enzyme in the requested order, then along the top strand. Positions are stored in
 * typed arrays and a {@link CutSite} is made only when looked at, so that millions of them cost little: iterate, or
 * take `sites` when they are few.
 *
 * @example const found = findCutSites("AAGAATTCAA", { enzymes: ["EcoRI"] }); found.ok && found.sites[0] // { enzyme:
 * "EcoRI", start: 2, end: 8, strand: 1, topCut: 3, bottomCut: 7, overhangKind: "5'", // overhang: "AATT", state:
 * "cut", methylation: "none" }
 */
export class CutSites implements Iterable<CutSite> {
  readonly ok = true;
  /** How many cut sites there are in all. */
  readonly length: number;
  readonly enzymes: readonly SearchEnzyme[];
  private readonly molecule: SearchedMolecule;
  private readonly starts: readonly SiteStarts[];
  private list: readonly CutSite[] | undefined;
  private byName: ReadonlyMap<string, number> | undefined;

  /** `starts` for each enzyme; those with the same site share theirs. */
  constructor(molecule: SearchedMolecule, enzymes: readonly SearchEnzyme[], starts: readonly SiteStarts[]) {
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
    if (!this.list) {
      const list: CutSite[] = [];
      for (let index = 0; index < this.enzymes.length; index++) this.addSites(index, list);
      this.list = list;
    }
    return this.list;
  }

  *[Symbol.iterator](): IterableIterator<CutSite> {
    for (let index = 0; index < this.enzymes.length; index++) yield* this.addSites(index, []);
  }

  map<Result>(change: (site: CutSite, index: number) => Result): Result[] {
    return this.sites.map(change);
  }

  filter(keep: (site: CutSite) => boolean): CutSite[] {
    return this.sites.filter(keep);
  }

  /** The cut sites of one enzyme; none when it was not searched for. */
  of(enzyme: string): CutSite[] {
    const index = this.indexOf(enzyme);
    return index < 0 ? [] : this.addSites(index, []);
  }

  /** How often an enzyme's recognition site occurs; a site that is cut on both sides counts once. */
  count(enzyme: string): number {
    return this.countAt(this.indexOf(enzyme));
  }

  /** Likewise for the enzyme at a place in {@link enzymes}. */
  countAt(index: number): number {
    const starts = this.starts[index];
    return starts ? siteCount(starts) : 0;
  }

  /** The starts themselves, for drawing and counting without objects. */
  startsOf(enzyme: string): SiteStarts | undefined {
    return this.starts[this.indexOf(enzyme)];
  }

  /**
   * The cuts alone, as numbers: gaps of the top and bottom strand, -1 if one is not cut; first those of the sites on
   * the top strand, then on the bottom strand (`startsOf`). For millions of sites; the ends are the same for all
   * sites of an enzyme (`overhangOf`).
   */
  cutsOf(enzyme: string): CutPositions {
    const index = this.indexOf(enzyme);
    return index < 0 ? { top: new Int32Array(0), bottom: new Int32Array(0) } : this.cutsAt(index);
  }

  /** Likewise for the enzyme at a place in {@link enzymes}. */
  cutsAt(index: number): CutPositions {
    return placeCuts(this.molecule, this.enzymes[index]!, this.starts[index]!);
  }

  /** Every cut through both strands as numbers, by enzyme in the requested order. For digestion. */
  through(): readonly ThroughCuts[] {
    const placed: ThroughCuts[] = [];
    for (let index = 0; index < this.enzymes.length; index++) {
      const starts = this.starts[index]!;
      if (siteCount(starts) === 0) continue;
      for (const cuts of placeThrough(this.molecule, this.enzymes[index]!, starts)) placed.push(cuts);
    }
    return placed;
  }

  /** The molecule's bases between two gaps, upper case; gaps may be beyond a circle's ends. */
  basesBetween(from: number, to: number): string {
    return basesBetween(this.molecule.sequence, from, to);
  }

  private indexOf(name: string): number {
    this.byName ??= new Map(this.enzymes.map((enzyme, index) => [enzyme.name.toLowerCase(), index]));
    return this.byName.get(name.toLowerCase()) ?? -1;
  }

  private addSites(index: number, list: CutSite[]): CutSite[] {
    const enzyme = this.enzymes[index]!;
    const cuts = enzyme.cuts.length > 0 ? enzyme.cuts : NO_CUT;
    const onTop = cuts.map((cut) => cutSiteMaker(this.molecule, enzyme, cut, 1));
    // Read from the bottom strand the downstream cut is to the left; the left one comes first anyway.
    const onBottom = cuts.map((cut) => cutSiteMaker(this.molecule, enzyme, cut, -1)).reverse();
    const { top, bottom } = this.starts[index]!;
    let nextTop = 0;
    let nextBottom = 0;
    while (nextTop < top.length || nextBottom < bottom.length) {
      const isTop =
        nextBottom >= bottom.length || (nextTop < top.length && top[nextTop]! <= bottom[nextBottom]!);
      const start = isTop ? top[nextTop++]! : bottom[nextBottom++]!;
      for (const make of isTop ? onTop : onBottom) list.push(make(start));
    }
    return list;
  }
}

const siteCount = ({ top, bottom }: SiteStarts): number => top.length + bottom.length;
