import { spliceBetween } from "./analysis/splice-between.ts";
import { countGc, type GcCount } from "./sequence-selection.ts";

/**
 * GC content of residues that change by edits: after the first count only the deleted and inserted residues are
 * counted, so that a typed base costs the same in a plasmid and in a chromosome.
 */
export class FollowedGc {
  private sequence = "";
  private count: GcCount = { strong: 0, known: 0 };

  /** GC content in percent; null if no residue has a known strength. */
  of(sequence: string): number | null {
    if (sequence !== this.sequence) {
      const splice = spliceBetween(this.sequence, sequence);
      const gone = splice ? countGc(this.sequence.slice(splice.start, splice.end)) : NONE;
      const come = splice ? countGc(sequence.slice(splice.start, splice.start + splice.inserted)) : NONE;
      this.count = {
        strong: this.count.strong - gone.strong + come.strong,
        known: this.count.known - gone.known + come.known,
      };
      this.sequence = sequence;
    }
    const { strong, known } = this.count;
    return known === 0 ? null : (100 * strong) / known;
  }
}

const NONE: GcCount = { strong: 0, known: 0 };
