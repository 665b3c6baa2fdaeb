/** Bounds of a wavefront that holds nothing. */
export const NO_LOW = 2 ** 28;
/** Value of a wavefront without a point; low enough to lose against every real one. */
export const NO_HIGH = -(2 ** 28);

/** The last few wavefronts, each a row of diagonals for the best point and the two gap states. */
export class WavefrontRing {
  best: Int32Array;
  insertion: Int32Array;
  deletion: Int32Array;
  /** Diagonals from -half to half. */
  private half = 1024;
  private readonly lows: Int32Array;
  private readonly highs: Int32Array;
  /** Diagonals of a row that hold its values or `unreached`; the others are left from older wavefronts. */
  private readonly filledLows: Int32Array;
  private readonly filledHighs: Int32Array;
  private current = -1;

  /** One row more than `size`: the last stays unreached and stands for wavefronts that are empty or removed. */
  constructor(
    private readonly size: number,
    private readonly unreached: number,
  ) {
    this.lows = new Int32Array(size).fill(NO_LOW);
    this.highs = new Int32Array(size).fill(NO_HIGH);
    this.filledLows = new Int32Array(size);
    this.filledHighs = new Int32Array(size);
    [this.best, this.insertion, this.deletion] = this.emptyRows();
  }

  low(cost: number): number {
    return this.holds(cost) ? (this.lows[cost % this.size] as number) : NO_LOW;
  }

  high(cost: number): number {
    return this.holds(cost) ? (this.highs[cost % this.size] as number) : NO_HIGH;
  }

  /** `base(cost) + k` is the place of diagonal k in each of the three arrays. */
  base(cost: number): number {
    const row = this.isEmpty(cost) ? this.size : cost % this.size;
    return row * this.stride + this.half;
  }

  /** Makes the row of `cost` ready for diagonals `low` to `high`, and its sources readable one further on each side. */
  open(cost: number, low: number, high: number, sources: readonly number[]): void {
    this.current = cost;
    const row = cost % this.size;
    this.lows[row] = low <= high ? low : NO_LOW;
    this.highs[row] = low <= high ? high : NO_HIGH;
    if (low > high) return;
    while (low - 1 < -this.half || high + 1 > this.half) this.grow();
    this.filledLows[row] = low;
    this.filledHighs[row] = high;
    for (const source of sources) if (!this.isEmpty(source)) this.fill(source % this.size, low - 1, high + 1);
  }

  private get stride(): number {
    return 2 * this.half + 1;
  }

  private holds(cost: number): boolean {
    return cost >= 0 && cost <= this.current && cost > this.current - this.size;
  }

  private isEmpty(cost: number): boolean {
    return this.low(cost) > this.high(cost);
  }

  private fill(row: number, low: number, high: number): void {
    const base = row * this.stride + this.half;
    const [filledLow, filledHigh] = [this.filledLows[row] as number, this.filledHighs[row] as number];
    for (const values of [this.best, this.insertion, this.deletion]) {
      if (low < filledLow) values.fill(this.unreached, base + low, base + filledLow);
      if (high > filledHigh) values.fill(this.unreached, base + filledHigh + 1, base + high + 1);
    }
    this.filledLows[row] = Math.min(low, filledLow);
    this.filledHighs[row] = Math.max(high, filledHigh);
  }

  private emptyRows(): [Int32Array, Int32Array, Int32Array] {
    const cells = (this.size + 1) * this.stride;
    const row = () => new Int32Array(cells).fill(this.unreached);
    return [row(), row(), row()];
  }

  private grow(): void {
    const [oldStride, oldHalf] = [this.stride, this.half];
    const old = [this.best, this.insertion, this.deletion];
    this.half *= 2;
    const wider = this.emptyRows();
    for (const [index, values] of wider.entries()) {
      for (let row = 0; row <= this.size; row++) {
        const from = old[index]?.subarray(row * oldStride, (row + 1) * oldStride) ?? [];
        values.set(from, row * this.stride + this.half - oldHalf);
      }
    }
    [this.best, this.insertion, this.deletion] = wider;
  }
}
