/** What Householder's reflections make of a matrix: R on top, and the right side turned along. */
export interface LeastSquares {
  readonly solution: number[];
  /** The square upper triangle. */
  readonly triangle: number[][];
  readonly residualSquares: number;
  /** False if a column is (nearly) a combination of the others. */
  readonly isFullRank: boolean;
}

/** The length of a column from a row on, safe from overflow. `Math.hypot` is exact, but thirty times slower. */
export const columnLength = (matrix: readonly (readonly number[])[], column: number, from = 0): number => {
  let sum = 0;
  for (let i = from; i < matrix.length; i++) sum += matrix[i]![column]! ** 2;
  if (sum > 1e-280 && sum < 1e280) return Math.sqrt(sum);
  return Math.hypot(...matrix.slice(from).map((row) => row[column]!));
};

/**
 * Least squares by Householder QR; rows of `matrix` are observations. Columns are scaled to length one before the rank is
 * judged, so that units do not matter.
 */
export const solveLeastSquares = (
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): LeastSquares => {
  const rows = matrix.length;
  const columns = matrix[0]?.length ?? 0;
  const scales = Array.from({ length: columns }, (_, j) => columnLength(matrix, j) || 1);
  const a = matrix.map((row) => row.map((value, j) => value / scales[j]!));
  const b = [...right];
  let isFullRank = rows >= columns;
  for (let j = 0; j < Math.min(rows, columns); j++) {
    const norm = columnLength(a, j, j);
    if (norm < 1e-11) {
      isFullRank = false;
      continue;
    }
    const head = a[j]![j]! > 0 ? -norm : norm;
    const v = Array.from({ length: rows - j }, (_, i) => a[j + i]![j]!);
    v[0]! -= head;
    let square = 0;
    for (const value of v) square += value * value;
    for (let k = j; k < columns; k++) {
      let dot = 0;
      for (let i = j; i < rows; i++) dot += v[i - j]! * a[i]![k]!;
      const factor = (2 * dot) / square;
      for (let i = j; i < rows; i++) a[i]![k]! -= factor * v[i - j]!;
    }
    let dot = 0;
    for (let i = j; i < rows; i++) dot += v[i - j]! * b[i]!;
    const factor = (2 * dot) / square;
    for (let i = j; i < rows; i++) b[i]! -= factor * v[i - j]!;
  }
  const solution = new Array<number>(columns).fill(0);
  for (let j = columns - 1; j >= 0; j--) {
    let value = b[j] ?? 0;
    for (let k = j + 1; k < columns; k++) value -= (a[j]?.[k] ?? 0) * solution[k]!;
    const pivot = a[j]?.[j] ?? 0;
    solution[j] = Math.abs(pivot) < 1e-14 ? 0 : value / pivot;
  }
  let residualSquares = 0;
  for (let i = columns; i < rows; i++) residualSquares += b[i]! ** 2;
  const triangle = Array.from({ length: columns }, (_, i) =>
    Array.from({ length: columns }, (_, j) => (j >= i ? (a[i]?.[j] ?? 0) * scales[j]! : 0)),
  );
  return { solution: solution.map((value, j) => value / scales[j]!), triangle, residualSquares, isFullRank };
};

/** (RᵀR)⁻¹ of an upper triangle: the covariance of a fit but for its factor. */
export const invertGram = (triangle: readonly (readonly number[])[]): number[][] => {
  const n = triangle.length;
  const inverse = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (let j = n - 1; j >= 0; j--) {
    inverse[j]![j] = 1 / triangle[j]![j]!;
    for (let i = j - 1; i >= 0; i--) {
      let sum = 0;
      for (let k = i + 1; k <= j; k++) sum += triangle[i]![k]! * inverse[k]![j]!;
      inverse[i]![j] = -sum / triangle[i]![i]!;
    }
  }
  return inverse.map((row, i) =>
    inverse.map((other, j) => {
      let sum = 0;
      for (let k = Math.max(i, j); k < n; k++) sum += row[k]! * other[k]!;
      return sum;
    }),
  );
};
