import { BEYOND, maskOfCode } from "./dna-codes.ts";
import type { Methylase, MethylationEffect } from "./enzyme.ts";
import type { SearchEnzyme } from "./resolve-enzymes.ts";

/** What a methylase recognises, as masks, and which of its bases it methylates, on which strand. */
interface MethylaseSite {
  readonly masks: readonly number[];
  readonly base: "m6A" | "m5C";
  readonly top: number;
  readonly bottom: number;
}

/**
 * Dam G(A)TC; Dcm C(C)WGG; CpG methylases (C)G, each on both strands.
 * Source: REBASE, M.EcoKDam, M.EcoKDcm, M.SssI.
 */
const methylaseSites: Readonly<Record<Methylase, MethylaseSite>> = {
  dam: { masks: [4, 1, 8, 2], base: "m6A", top: 1, bottom: 2 },
  dcm: { masks: [2, 2, 9, 4, 4], base: "m5C", top: 1, bottom: 3 },
  cpg: { masks: [2, 4], base: "m5C", top: 0, bottom: 1 },
};

/** The strongest first. */
const order: readonly MethylationEffect[] = [
  "blocked",
  "sometimes-blocked",
  "impaired",
  "sometimes-impaired",
  "variable",
  "untested",
  "none",
];

/**
 * The methylation that named methylases leave on a molecule, and what it does to an enzyme's site. A methylated
 * base inside the recognition site counts, on either strand, also where the methylase's own site reaches over
 * its edge: XbaI (TCTAGA) is blocked in TCTAGATC and in GATCTAGA.
 */
export class MethylationMap {
  private readonly codes: Uint8Array;
  private readonly size: number;
  private readonly isCircular: boolean;
  private readonly methylases: readonly Methylase[];

  constructor(codes: Uint8Array, size: number, isCircular: boolean, methylases: readonly Methylase[]) {
    this.codes = codes;
    this.size = size;
    this.isCircular = isCircular;
    this.methylases = methylases;
  }

  /** The strongest effect of all that overlaps; `blocked` too where an enzyme lacks methylation it needs. */
  effectOn(enzyme: SearchEnzyme, start: number, strand: 1 | -1): MethylationEffect {
    const length = enzyme.site.length;
    for (const need of enzyme.needs) {
      const position = strand === 1 ? start + need.position : start + length - 1 - need.position;
      const side = need.strand === strand ? "top" : "bottom";
      if (!this.methylases.some((methylase) => this.isMethylated(methylase, position, side, need.base)))
        return "blocked";
    }
    let strongest: MethylationEffect = "none";
    for (const methylase of this.methylases) {
      const effect = enzyme.methylation[methylase];
      if (order.indexOf(effect) >= order.indexOf(strongest)) continue;
      if (this.overlaps(methylase, start, length)) strongest = effect;
    }
    return strongest;
  }

  private overlaps(methylase: Methylase, start: number, length: number): boolean {
    for (let at = start; at < start + length; at++) {
      if (this.isMethylated(methylase, at, "top") || this.isMethylated(methylase, at, "bottom")) return true;
    }
    return false;
  }

  private isMethylated(methylase: Methylase, at: number, side: "top" | "bottom", base?: string): boolean {
    const site = methylaseSites[methylase];
    if (base !== undefined && base !== site.base) return false;
    const first = at - site[side];
    return site.masks.every((mask, index) => (maskOfCode[this.codeAt(first + index)]! & ~mask) === 0);
  }

  private codeAt(position: number): number {
    if (position >= 0 && position < this.size) return this.codes[position]!;
    return this.isCircular ? this.codes[((position % this.size) + this.size) % this.size]! : BEYOND;
  }
}
