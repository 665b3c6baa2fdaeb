import type { SequenceRecord } from "../sequence.ts";
import type { Trace } from "../trace/trace.ts";

const SPACING = 12;
const HEIGHT = 1000;

const BASES: Readonly<Record<string, string>> = {
  A: "A",
  C: "C",
  G: "G",
  T: "T",
  R: "AG",
  Y: "CT",
  M: "AC",
  K: "GT",
  S: "CG",
  W: "AT",
};

/**
 * A read whose truth is known: one peak a base, 12 samples apart; an ambiguity code gives two peaks, the second
 * `second` times as high as the first. Called bases are the first base of each.
 */
export const syntheticRead = (
  truth: string,
  options: { readonly qualities?: readonly number[]; readonly second?: number; readonly name?: string } = {},
): SequenceRecord => {
  const { second = 0.6, qualities = Array.from(truth, () => 40), name = "read" } = options;
  const length = truth.length * SPACING;
  const channels = {
    A: new Int32Array(length),
    C: new Int32Array(length),
    G: new Int32Array(length),
    T: new Int32Array(length),
  };
  const peaks = Array.from(truth, (_, index) => index * SPACING + SPACING / 2);
  let called = "";
  [...truth].forEach((letter, index) => {
    const bases = BASES[letter] ?? "A";
    called += bases[0];
    for (const [rank, base] of [...bases].entries()) {
      addBell(channels[base as "A"], peaks[index]!, rank === 0 ? HEIGHT : HEIGHT * second);
    }
  });
  const trace: Trace = { channels, peaks, run: {} };
  return {
    name,
    description: "",
    kind: "dna",
    topology: "linear",
    sequence: called,
    features: [],
    primers: [],
    qualities,
    trace,
    meta: {},
  };
};

const addBell = (channel: Int32Array, peak: number, height: number): void => {
  for (let offset = -9; offset <= 9; offset++) {
    const index = peak + offset;
    if (index < 0 || index >= channel.length) continue;
    channel[index] = channel[index]! + Math.round(height * Math.exp((-offset * offset) / 18));
  }
};
