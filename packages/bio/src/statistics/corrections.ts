/** How several p values are adjusted. */
export const corrections = ["none", "bonferroni", "sidak", "holm", "bh"] as const;
export type Correction = (typeof corrections)[number];

/**
 * Adjusted p values in the order given: Bonferroni, Šidák (single step), Holm (step down), Benjamini–Hochberg (false
 * discovery rate). R: `p.adjust`.
 */
export const adjust = (values: readonly number[], correction: Correction): number[] => {
  const m = values.length;
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!);
  const adjusted = new Array<number>(m).fill(1);
  switch (correction) {
    case "none":
      return [...values];
    case "bonferroni":
      return values.map((p) => Math.min(1, p * m));
    case "sidak":
      return values.map((p) => -Math.expm1(m * Math.log1p(-p)));
    case "holm": {
      let most = 0;
      for (const [rank, index] of order.entries()) {
        most = Math.max(most, Math.min(1, values[index]! * (m - rank)));
        adjusted[index] = most;
      }
      return adjusted;
    }
    case "bh": {
      let least = 1;
      for (let rank = m; rank >= 1; rank--) {
        const index = order[rank - 1]!;
        least = Math.min(least, (values[index]! * m) / rank);
        adjusted[index] = least;
      }
      return adjusted;
    }
  }
};
