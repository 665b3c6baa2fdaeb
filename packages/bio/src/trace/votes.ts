const LETTERS = ["A", "C", "G", "T", "-"] as const;
const MAX_QUALITY = 93;

/** The votes of reads in one column of an alignment, weighted by quality. */
export class Votes {
  private readonly weights = new Float64Array(LETTERS.length);

  /** A base, or `-` for a gap. Bases that leave the base open have no vote. */
  add(letter: string, quality: number): void {
    const index = LETTERS.indexOf(letter as "A");
    // A read that covers the column outweighs none, even with quality 0.
    if (index >= 0) this.weights[index]! += quality + 0.01;
  }

  /**
   * The base with most weight, the first of several, and by how much it outweighs all others together, as a Phred
   * quality from 0 to 93. N with 0 if there are no votes.
   */
  verdict(): { readonly letter: string; readonly quality: number } {
    let best = 0;
    let total = 0;
    this.weights.forEach((weight, index) => {
      total += weight;
      if (weight > this.weights[best]!) best = index;
    });
    if (total === 0) return { letter: "N", quality: 0 };
    const lead = 2 * this.weights[best]! - total;
    return { letter: LETTERS[best]!, quality: Math.round(Math.min(MAX_QUALITY, Math.max(0, lead))) };
  }
}
