import {
  AT_END,
  BODY_TEMPERATURE,
  DUPLEX_START,
  danglesFivePrime,
  danglesThreePrime,
  type EnergyTable,
  emptyTable,
  isWeakPair,
  NO_BASE,
  STEP_COUNT,
  stepIndex,
  terminals,
} from "./folding-parameters.ts";

/**
 * What the end of a duplex costs or wins, for each last pair a·c, the base b after a at its 3' side and the base d
 * before c at its 5' side (either may be missing). Of a terminal mismatch, both bases dangling, one dangling, and none,
 * the way counts that alone with the duplex's start melts highest, and only one whose free energy at 37 °C is not
 * positive; A·T has its penalty in each. `strands` is R ln of the strand concentration, on which the ranking depends.
 */
export const helixEnds = (strands: number): EnergyTable => {
  const known = cache.get(strands);
  if (known) return known;
  const table = emptyTable(STEP_COUNT);
  for (let a = 0; a < 4; a++) {
    for (let b = 0; b <= NO_BASE; b++) {
      for (let d = 0; d <= NO_BASE; d++) bestEnd(table, a, b, d, strands);
    }
  }
  // One table a concentration; a program that tries many should not keep them all.
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(strands, table);
  return table;
};

const cache = new Map<number, EnergyTable>();
const MAX_CACHED = 32;

const bestEnd = (table: EnergyTable, a: number, b: number, d: number, strands: number): void => {
  const c = 3 - a;
  const index = stepIndex(a, b, c, d);
  const penalty = isWeakPair(a, c) ? AT_END : { h: 0, s: 0 };
  let best = { ...penalty, tm: temperature(penalty.h, penalty.s, strands) };
  const offer = (h: number, s: number): void => {
    const total = { h: h + penalty.h, s: s + penalty.s };
    if (!Number.isFinite(h) || total.h - BODY_TEMPERATURE * total.s > 0) return;
    const tm = temperature(total.h, total.s, strands);
    if (tm >= best.tm) best = { ...total, tm };
  };
  // Bases that pair belong to the duplex and end nothing.
  const isOpen = b + d !== 3;
  const three = isOpen && b !== NO_BASE ? stepIndex(a, b, c, NO_BASE) : -1;
  const five = isOpen && d !== NO_BASE ? stepIndex(a, NO_BASE, c, d) : -1;
  if (three >= 0 && five >= 0) {
    offer(
      at(danglesThreePrime.h, three) + at(danglesFivePrime.h, five),
      at(danglesThreePrime.s, three) + at(danglesFivePrime.s, five),
    );
    offer(at(terminals.h, index), at(terminals.s, index));
  } else if (three >= 0) {
    offer(at(danglesThreePrime.h, three), at(danglesThreePrime.s, three));
  } else if (five >= 0) {
    offer(at(danglesFivePrime.h, five), at(danglesFivePrime.s, five));
  }
  table.h[index] = best.h;
  table.s[index] = best.s;
};

const at = (values: Float64Array, index: number): number => values[index] ?? Number.POSITIVE_INFINITY;

const temperature = (h: number, s: number, strands: number): number =>
  (h + DUPLEX_START.h) / (s + DUPLEX_START.s + strands);
