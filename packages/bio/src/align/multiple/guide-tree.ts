/** Distances of n things, row by row: `values[i * n + j]`, symmetric, 0 on the diagonal. */
export interface Distances {
  readonly count: number;
  readonly values: Float64Array;
}

/** Joins of a tree from the leaves up. Nodes 0 to n - 1 are leaves, n + i is what join i makes. */
export interface Join {
  readonly left: number;
  readonly right: number;
}

/**
 * Average linkage (UPGMA, Sokal and Michener 1958): the two closest clusters are joined, until one is left. The
 * nearest neighbour of each cluster is remembered, so the time is close to n².
 *
 * @example three things, of which 0 and 2 are close // [{ left: 0, right: 2 }, { left: 3, right: 1 }]
 */
export const averageLinkage = ({ count, values }: Distances): readonly Join[] => {
  const distances = values.slice();
  const sizes = new Int32Array(count).fill(1);
  const nodes = Array.from({ length: count }, (_, index) => index);
  const alive = new Uint8Array(count).fill(1);
  const nearest = new Int32Array(count);
  const lookAround = (i: number): void => {
    nearest[i] = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let j = 0; j < count; j++) {
      const distance = distances[i * count + j] as number;
      if (j === i || !alive[j] || distance >= least) continue;
      least = distance;
      nearest[i] = j;
    }
  };
  for (let i = 0; i < count; i++) lookAround(i);
  const joins: Join[] = [];
  while (joins.length < count - 1) {
    let first = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const distance = alive[i] ? (distances[i * count + (nearest[i] as number)] as number) : least;
      if (distance < least) [first, least] = [i, distance];
    }
    const [x, y] = [first, nearest[first] as number].sort((p, q) => p - q) as [number, number];
    joins.push({ left: nodes[x] as number, right: nodes[y] as number });
    const [sizeX, sizeY] = [sizes[x] as number, sizes[y] as number];
    alive[y] = 0;
    nodes[x] = count + joins.length - 1;
    sizes[x] = sizeX + sizeY;
    for (let j = 0; j < count; j++) {
      if (!alive[j] || j === x) continue;
      const [toX, toY] = [distances[x * count + j] as number, distances[y * count + j] as number];
      const average = (toX * sizeX + toY * sizeY) / (sizeX + sizeY);
      distances[x * count + j] = average;
      distances[j * count + x] = average;
    }
    for (let j = 0; j < count; j++)
      if (alive[j] && (j === x || nearest[j] === x || nearest[j] === y)) lookAround(j);
  }
  return joins;
};
