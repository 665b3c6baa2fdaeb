/** Ranks from 1, ties sharing the mean of theirs, with Σ(t³ − t) over groups of ties. */
export const rankAll = (values: readonly number[]): { readonly ranks: number[]; readonly ties: number } => {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!);
  const ranks = new Array<number>(values.length).fill(0);
  let ties = 0;
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && values[order[end]!] === values[order[start]!]) end++;
    const count = end - start;
    for (let i = start; i < end; i++) ranks[order[i]!] = (start + end + 1) / 2;
    if (count > 1) ties += count ** 3 - count;
    start = end;
  }
  return { ranks, ties };
};
