/**
 * The neighbour-joining tree of a symmetric matrix of distances, in Newick format, unrooted; branch lengths in the
 * unit of the distances, rounded to six places (Saitou and Nei 1987, doi:10.1093/oxfordjournals.molbev.a040454).
 * Exact for distances that come from a tree. Names are quoted as the format requires. Time grows with n³.
 *
 * @example neighbourJoining([[0, 5, 9], [5, 0, 10], [9, 10, 0]], ["a", "b", "c"]) // "(a:2,b:3,c:7);"
 */
export const neighbourJoining = (
  distances: readonly (readonly number[])[],
  names: readonly string[],
): string => {
  let nodes = distances.map((row, index) => ({
    text: quoted(names[index] ?? `${index + 1}`),
    row: [...row],
  }));
  while (nodes.length > 3) {
    const { first, second } = closestPair(nodes.map(({ row }) => row));
    const [x, y] = [nodes[first] as Node, nodes[second] as Node];
    const between = x.row[second] as number;
    const spread = (sumOf(x.row) - sumOf(y.row)) / (nodes.length - 2);
    const text = `(${branch(x, (between + spread) / 2)},${branch(y, (between - spread) / 2)})`;
    const toNew = nodes.map((_, at) => ((x.row[at] as number) + (y.row[at] as number) - between) / 2);
    const isKept = (_: unknown, at: number) => at !== first && at !== second;
    const kept = nodes.map(({ text, row }, at) => ({
      text,
      row: [...row.filter(isKept), toNew[at] as number],
    }));
    nodes = [...kept.filter(isKept), { text, row: [...toNew.filter(isKept), 0] }];
  }
  return `(${lastBranches(nodes).join(",")});`;
};

interface Node {
  readonly text: string;
  readonly row: readonly number[];
}

const sumOf = (row: readonly number[]): number => row.reduce((sum, distance) => sum + distance, 0);

const branch = ({ text }: Node, length: number): string => `${text}:${Number(length.toFixed(6))}`;

/** The pair that shortens the tree most when joined. */
const closestPair = (rows: readonly (readonly number[])[]): { first: number; second: number } => {
  const sums = rows.map(sumOf);
  let pair = { first: 0, second: 1 };
  let least = Number.POSITIVE_INFINITY;
  for (const [first, row] of rows.entries()) {
    for (let second = first + 1; second < rows.length; second++) {
      const value =
        (rows.length - 2) * (row[second] as number) - (sums[first] as number) - (sums[second] as number);
      if (value < least) [pair, least] = [{ first, second }, value];
    }
  }
  return pair;
};

/** Of three nodes left, each branch by the distances to the two others. */
const lastBranches = (nodes: readonly Node[]): readonly string[] => {
  if (nodes.length < 3) return nodes.map((node) => branch(node, sumOf(node.row) / 2));
  return nodes.map((node, at) => {
    const [p, q] = [0, 1, 2].filter((other) => other !== at) as [number, number];
    const toOthers = (node.row[p] as number) + (node.row[q] as number);
    return branch(node, (toOthers - ((nodes[p] as Node).row[q] as number)) / 2);
  });
};

const quoted = (name: string): string => (/^[\w.|-]+$/.test(name) ? name : `'${name.replaceAll("'", "''")}'`);
