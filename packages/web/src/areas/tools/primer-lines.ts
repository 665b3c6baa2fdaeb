import type { SheetOligo } from "../../shared/sequences/oligo-sheet.tsx";

/** A primer that a tool designed. */
interface Designed {
  /** 5' to 3', its tail among it. */
  readonly bases: string;
  /** How many of them bind. */
  readonly length: number;
  /** °C. */
  readonly tm: number;
}

export interface DesignedPair<Oligo extends Designed> {
  readonly left: Oligo;
  readonly right: Oligo;
  readonly internal?: Oligo | null;
}

const lineOf = (name: string, { bases, length, tm }: Designed, say: (tm: number) => string): SheetOligo => ({
  key: name,
  name,
  tail: bases.slice(0, bases.length - length),
  binding: bases.slice(bases.length - length),
  bases,
  figures: [String(bases.length), say(tm)],
});

/**
 * Primer pairs to order, named as usual: F and R for the primers, P for the probe.
 *
 * @example linesOfPairs("actB", pairs, say)[1]?.name // "actB-1-R"
 */
export const linesOfPairs = <Oligo extends Designed>(
  name: string,
  pairs: readonly DesignedPair<Oligo>[],
  say: (tm: number) => string,
): readonly SheetOligo[] =>
  pairs.flatMap(({ left, right, internal }, index) => {
    const label = (side: string) => `${name}-${index + 1}-${side}`;
    return [
      lineOf(label("F"), left, say),
      lineOf(label("R"), right, say),
      ...(internal ? [lineOf(label("P"), internal, say)] : []),
    ];
  });

const SIDES = { left: "F", right: "R", internal: "P" } as const;

/** Lists of single primers in the same way. */
export const linesOfLists = <Oligo extends Designed>(
  name: string,
  lists: Readonly<Partial<Record<keyof typeof SIDES, { readonly oligos: readonly Oligo[] } | undefined>>>,
  say: (tm: number) => string,
): readonly SheetOligo[] =>
  (["left", "right", "internal"] as const).flatMap((side) =>
    (lists[side]?.oligos ?? []).map((oligo, index) =>
      lineOf(`${name}-${SIDES[side]}${index + 1}`, oligo, say),
    ),
  );
