import type { AnovaLine } from "./anova.ts";
import { meanOf } from "./descriptive.ts";
import { fTails } from "./distributions.ts";
import { solveLeastSquares } from "./least-squares.ts";
import { refuse } from "./refusal.ts";

/** One value with its level of either factor. */
export interface Crossed {
  readonly a: string;
  readonly b: string;
  readonly value: number;
}

/**
 * Two-way analysis of variance; without replicates the interaction cannot be separated from the error and is null.
 */
export interface TwoWay {
  readonly a: AnovaLine;
  readonly b: AnovaLine;
  readonly interaction: AnovaLine | null;
  readonly residual: AnovaLine;
  readonly levelsA: readonly string[];
  readonly levelsB: readonly string[];
  readonly isBalanced: boolean;
}

const levelsOf = (names: readonly string[]): string[] => [...new Set(names)];

/** Contrasts that sum to zero: the last level is minus all others. */
const contrast = (levels: readonly string[], name: string): number[] => {
  const place = levels.indexOf(name);
  return Array.from({ length: levels.length - 1 }, (_, i) =>
    place === levels.length - 1 ? -1 : i === place ? 1 : 0,
  );
};

/**
 * Two factors by QR of sum contrasts. Type II tests a main effect adjusted for the other one, type III adjusted for
 * the interaction too; both agree for balanced data. R: `car::Anova`, to 1e-8.
 */
export const twoWayAnova = (data: readonly Crossed[], type: 2 | 3): TwoWay => {
  const levelsA = levelsOf(data.map(({ a }) => a));
  const levelsB = levelsOf(data.map(({ b }) => b));
  if (levelsA.length < 2 || levelsB.length < 2) return refuse("too-few-groups", { count: 2 });
  const counts = new Map<string, number>();
  for (const { a, b } of data) counts.set(`${a}\n${b}`, (counts.get(`${a}\n${b}`) ?? 0) + 1);
  for (const a of levelsA)
    for (const b of levelsB) if (!counts.has(`${a}\n${b}`)) refuse("cell-empty", { name: `${a} × ${b}` });
  const sizes = new Set(counts.values());
  const hasReplicates = data.length > counts.size;
  const values = data.map(({ value }) => value);
  const mean = meanOf(values);
  const right = values.map((value) => value - mean);
  const rows = data.map(({ a, b }) => {
    const [ca, cb] = [contrast(levelsA, a), contrast(levelsB, b)];
    return { ca, cb, cross: ca.flatMap((x) => cb.map((y) => x * y)) };
  });
  const squaresWith = (parts: readonly ("ca" | "cb" | "cross")[]): number =>
    solveLeastSquares(
      rows.map((row) => [1, ...parts.flatMap((part) => row[part])]),
      right,
    ).residualSquares;
  const [dfA, dfB] = [levelsA.length - 1, levelsB.length - 1];
  const both = squaresWith(["ca", "cb"]);
  const full = hasReplicates ? squaresWith(["ca", "cb", "cross"]) : both;
  const df = data.length - 1 - dfA - dfB - (hasReplicates ? dfA * dfB : 0);
  if (df < 1) return refuse("no-residual");
  const error = full / df;
  if (Math.sqrt(error) <= 1e-12 * Math.max(...values.map(Math.abs))) return refuse("zero-variance");
  const line = (squares: number, lineDf: number): AnovaLine => {
    const f = squares / lineDf / error;
    return { squares, df: lineDf, mean: squares / lineDf, f, p: fTails(f, lineDf, df).upper };
  };
  const isThird = type === 3 && hasReplicates;
  return {
    a: line(isThird ? squaresWith(["cb", "cross"]) - full : squaresWith(["cb"]) - both, dfA),
    b: line(isThird ? squaresWith(["ca", "cross"]) - full : squaresWith(["ca"]) - both, dfB),
    interaction: hasReplicates ? line(both - full, dfA * dfB) : null,
    residual: { squares: full, df, mean: error, f: null, p: null },
    levelsA,
    levelsB,
    isBalanced: sizes.size === 1,
  };
};
