import { A_ONLY, B_ONLY, collectRuns, PAIR, type Run } from "../path.ts";
import type { Pulse } from "../pulse.ts";
import type { Scoring } from "../scoring.ts";
import type { ColumnProfile } from "./group.ts";

/** For each number of columns of x from 0 on, the columns of y to look at: `lows[i]` to `highs[i]`. */
export interface Band {
  readonly lows: Int32Array;
  readonly highs: Int32Array;
}

const BY_DOWN = 1;
const BY_ACROSS = 2;
const GOES_ON_DOWN = 4;
const GOES_ON_ACROSS = 8;
const CELLS_PER_PULSE = 2e6;

/** Costs of laying a column of one group against gaps in all of the other: for the first column and a further one. */
const gapCosts = (profile: ColumnProfile, others: number, { open, extend }: Scoring) => ({
  first: Float64Array.from(profile.letters, (letters) => letters * others * open),
  further: Float64Array.from(profile.letters, (letters) => letters * others * extend),
});

/**
 * What a column of x brings for each code in a column of y, then for each gap there, then for each gap beginning
 * there. The sum of pairs of two columns is the product of this row with the counts of the other column.
 */
const scoreRow = (
  x: ColumnProfile,
  column: number,
  { table, size, open, extend }: Scoring,
  into: Int32Array,
): void => {
  const letters = x.letters[column] as number;
  const ownGaps = (x.size - letters) * extend + (x.openings[column] as number) * (open - extend);
  for (let code = 0; code < size; code++) {
    let sum = -ownGaps;
    for (let own = 0; own < size; own++) {
      const count = x.counts[column * size + own] as number;
      if (count > 0) sum += count * (table[own * size + code] as number);
    }
    into[code] = sum;
  }
  into[size] = -letters * extend;
  into[size + 1] = -letters * (open - extend);
};

/** The columns of y as lists of what is in them: `kinds` are codes, gap and gap opening, `counts` how many. */
const sparseColumns = (y: ColumnProfile, codes: number) => {
  const starts = new Int32Array(y.length + 1);
  const kinds: number[] = [];
  const counts: number[] = [];
  for (let column = 0; column < y.length; column++) {
    const add = (kind: number, count: number): void => {
      if (count === 0) return;
      kinds.push(kind);
      counts.push(count);
    };
    for (let code = 0; code < codes; code++) add(code, y.counts[column * codes + code] as number);
    add(codes, y.size - (y.letters[column] as number));
    add(codes + 1, y.openings[column] as number);
    starts[column + 1] = kinds.length;
  }
  return { starts, kinds: Uint8Array.from(kinds), counts: Int32Array.from(counts) };
};

/**
 * The best alignment of two groups by the sum of pairs between them, within a band, or null when the pulse ends it.
 * With linear gaps it is exact; with affine gaps, gaps that begin within a group are counted as its own columns show
 * them (as MAFFT and MUSCLE do).
 */
export const profilePath = (
  x: ColumnProfile,
  y: ColumnProfile,
  scoring: Scoring,
  band: Band,
  pulse: Pulse,
): { readonly score: number; readonly runs: readonly Run[] } | null => {
  const codes = scoring.size;
  const { starts, kinds, counts } = sparseColumns(y, codes);
  const down = gapCosts(x, y.size, scoring);
  const across = gapCosts(y, x.size, scoring);
  const [firstAcross, furtherAcross] = [across.first, across.further];
  const rowScores = new Int32Array(codes + 2);
  const best = new Float64Array(y.length + 1).fill(Number.NEGATIVE_INFINITY);
  const gapDown = new Float64Array(y.length + 1).fill(Number.NEGATIVE_INFINITY);
  const trace = new BandTrace(band);
  best[0] = 0;
  for (let j = 1; j <= (band.highs[0] as number); j++) {
    best[j] = (best[j - 1] as number) - ((j === 1 ? firstAcross : furtherAcross)[j - 1] as number);
  }
  let cells = 0;
  for (let i = 1; i <= x.length; i++) {
    scoreRow(x, i - 1, scoring, rowScores);
    const [low, high] = [band.lows[i] as number, band.highs[i] as number];
    const firstDown = down.first[i - 1] as number;
    const furtherDown = down.further[i - 1] as number;
    const codesAt = trace.base(i);
    const bits = trace.bits;
    let diagonal = low > 0 ? (best[low - 1] as number) : Number.NEGATIVE_INFINITY;
    let left = Number.NEGATIVE_INFINITY;
    let gapAcross = Number.NEGATIVE_INFINITY;
    if (low > 0) best[low - 1] = Number.NEGATIVE_INFINITY;
    for (let j = low; j <= high; j++) {
      const up = best[j] as number;
      let code = 0;
      let fromUp = (gapDown[j] as number) - furtherDown;
      if (up - firstDown > fromUp) fromUp = up - firstDown;
      else code = GOES_ON_DOWN;
      let score = Number.NEGATIVE_INFINITY;
      if (j > 0) {
        gapAcross -= furtherAcross[j - 1] as number;
        const opened = left - (firstAcross[j - 1] as number);
        if (opened > gapAcross) gapAcross = opened;
        else code |= GOES_ON_ACROSS;
        score = diagonal;
        for (let at = starts[j - 1] as number, end = starts[j] as number; at < end; at++) {
          score += (rowScores[kinds[at] as number] as number) * (counts[at] as number);
        }
      }
      if (fromUp > score) {
        score = fromUp;
        code |= BY_DOWN;
      }
      if (gapAcross > score) {
        score = gapAcross;
        code = (code & ~BY_DOWN) | BY_ACROSS;
      }
      diagonal = up;
      best[j] = score;
      gapDown[j] = fromUp;
      left = score;
      bits[codesAt + j] = code;
    }
    cells += high - low + 1;
    if (cells > CELLS_PER_PULSE) {
      cells = 0;
      if (!pulse(i / x.length)) return null;
    }
  }
  return { score: best[y.length] as number, runs: trace.follow(x.length, y.length) };
};

/** How each cell of a band was reached. */
class BandTrace {
  readonly bits: Uint8Array;
  private readonly bases: Float64Array;

  constructor({ lows, highs }: Band) {
    this.bases = new Float64Array(lows.length);
    let used = 0;
    for (let i = 1; i < lows.length; i++) {
      this.bases[i] = used - (lows[i] as number);
      used += (highs[i] as number) - (lows[i] as number) + 1;
    }
    this.bits = new Uint8Array(used);
  }

  base(row: number): number {
    return this.bases[row] as number;
  }

  follow(rows: number, columns: number): readonly Run[] {
    const runs = collectRuns();
    let [i, j] = [rows, columns];
    let coming = 0;
    while (i > 0) {
      const code = this.bits[this.base(i) + j] as number;
      const how = coming || code & (BY_DOWN | BY_ACROSS);
      if (how === BY_DOWN) {
        coming = code & GOES_ON_DOWN ? BY_DOWN : 0;
        runs.add(A_ONLY, 1);
        i--;
      } else if (how === BY_ACROSS) {
        coming = code & GOES_ON_ACROSS ? BY_ACROSS : 0;
        runs.add(B_ONLY, 1);
        j--;
      } else {
        runs.add(PAIR, 1);
        i--;
        j--;
      }
    }
    runs.add(B_ONLY, j);
    return runs.reversed();
  }
}
