import {
  AT_END,
  hairpins,
  isWeakPair,
  MAX_LOOP,
  stepIndex,
  terminals,
  tetraloops,
  triloops,
} from "./folding-parameters.ts";

/**
 * Whether the entropies of tetraloops are `published` (SantaLucia & Hicks 2004) or read as primer3 2.6 does: in
 * cal/mol/K where the table has thousandths, so that loops whose entropy is not zero never form.
 */
export type TetraloopEntropies = keyof typeof tetraloops;

/** Energy of the loop that the pair i·j closes, at least three bases: its length, its ends and its own bonus. */
export const hairpinLoop = (
  codes: Uint8Array,
  i: number,
  j: number,
  entropies: TetraloopEntropies,
): { h: number; s: number } => {
  const unpaired = j - i - 1;
  let h = 0;
  let s: number = hairpins[Math.min(unpaired, MAX_LOOP) - 1]!;
  if (unpaired > 3) {
    const end = stepIndex(codes[i]!, codes[i + 1]!, codes[j]!, codes[j - 1]!);
    h += terminals.h[end]!;
    s += terminals.s[end]!;
  } else if (isWeakPair(codes[i]!, codes[j]!)) {
    h += AT_END.h;
    s += AT_END.s;
  }
  if (unpaired <= 4) {
    const bonuses = unpaired === 3 ? triloops : tetraloops[entropies];
    const bonus = bonuses.get(lettersOf(codes, i, j));
    h += bonus?.[0] ?? 0;
    s += bonus?.[1] ?? 0;
  }
  return { h, s };
};

const lettersOf = (codes: Uint8Array, i: number, j: number): string => {
  let letters = "";
  for (let index = i; index <= j; index++) letters += "ACGT"[codes[index]!] ?? "N";
  return letters;
};
