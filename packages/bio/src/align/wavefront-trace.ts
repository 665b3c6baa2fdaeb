/** How every point of every wavefront was reached: one byte each, wavefront after wavefront. */
export class WavefrontTrace {
  bytes = new Uint8Array(1 << 16);
  private used = 0;
  private readonly bases: number[] = [];

  /** Adds a wavefront of diagonals `low` to `high`; the byte of diagonal k is at the returned base plus k. */
  open(low: number, high: number): number {
    const base = this.used - low;
    this.bases.push(base);
    this.used += Math.max(0, high - low + 1);
    if (this.used > this.bytes.length) {
      const longer = new Uint8Array(Math.max(this.used, 2 * this.bytes.length));
      longer.set(this.bytes);
      this.bytes = longer;
    }
    return base;
  }

  code(cost: number, diagonal: number): number {
    return this.bytes[(this.bases[cost] as number) + diagonal] as number;
  }
}
