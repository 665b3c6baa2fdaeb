import { A_ONLY, B_ONLY, type Run } from "../path.ts";
import type { Band } from "./profile-path.ts";

/** The cells within this many columns of a path. */
export const bandAround = (runs: readonly Run[], rows: number, columns: number, reach: number): Band => {
  const lows = new Int32Array(rows + 1);
  const highs = new Int32Array(rows + 1);
  let [i, j] = [0, 0];
  highs[0] = reach;
  for (const { step, length } of runs) {
    for (let done = 0; done < length; done++) {
      if (step !== B_ONLY) i++;
      if (step !== A_ONLY) j++;
      if (step !== B_ONLY) lows[i] = Math.max(0, j - reach);
      highs[i] = Math.min(columns, j + reach);
    }
  }
  for (let row = 0; row <= rows; row++) highs[row] = Math.min(columns, Math.max(highs[row] as number, reach));
  return { lows, highs };
};

/** Cells of a band. */
export const cellsOf = ({ lows, highs }: Band): number =>
  highs.reduce((sum, high, row) => sum + high - (lows[row] as number) + 1, 0);
