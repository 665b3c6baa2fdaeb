import { assemble } from "@benchleaf/bio";
import { type Measurement, median } from "../results.ts";
import { sized } from "../smoke-mode.ts";

const ROUNDS = sized(15, 1);
/** The published set of overhangs with the highest fidelity, Potapov 2018. */
const OVERHANGS = ["TGCC", "GCAA", "ACTA", "TTAC", "CAGA", "TGTG", "GAGC", "AGGA", "ATTC", "CGAA"];

/** Assembly of five and ten fragments of 3 kb; no program for it is in Debian or on npm, so the goal is a time. */
export async function measureAssembly(): Promise<Measurement[]> {
  return [5, 10].flatMap((count) => {
    const circle = randomBases(count * 3000);
    const twice = circle + circle;
    const overlapping = Array.from({ length: count }, (_, index) => ({
      sequence: twice.slice(index * 3000, (index + 1) * 3000 + 30),
    }));
    const parts = Array.from({ length: count }, (_, index) => ({
      sequence: `TTGGTCTCA${OVERHANGS[index]}${randomBases(3000)}${OVERHANGS[(index + 1) % count]}TGAGACCTT`,
    }));
    return [
      timed("Gibson assembly", count, () => assemble("gibson", overlapping, { circularOnly: true })),
      timed("Golden Gate assembly", count, () => assemble("golden-gate", parts, { circularOnly: true })),
    ];
  });
}

const timed = (work: string, count: number, run: () => ReturnType<typeof assemble>): Measurement => {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    const result = run();
    if (!result.ok) throw new Error(result.error.message);
    return performance.now() - started;
  });
  const ms = median(times);
  const limitMs = 5 * count;
  return {
    work,
    size: `${count} fragments of 3 kb`,
    ...{ median_ms: ms, peer: null, peer_median_ms: null, ratio: null },
    goal: `below ${limitMs} ms`,
    met: ms < limitMs,
  };
};

let state = 1;
/** Residues without BsaI's site, the same in every run. */
const randomBases = (length: number): string => {
  let letters = "";
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    letters += "ACGT"[state >>> 30];
  }
  return letters.replace(/GGTCTC|GAGACC/g, "ACACAC");
};
