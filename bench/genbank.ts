import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { readSequences } from "@benchleaf/bio";
import { type Measurement, median } from "./results.ts";

const folder = resolve(
  process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../shared/data"),
  "sequences/genbank_large",
);
const GOAL_MB_PER_SECOND = 10;

/** How fast the largest GenBank files are read. No other reader is installed, so the goal is a speed. */
export async function measure(): Promise<Measurement[]> {
  if (!existsSync(folder)) throw new Error(`there are no test files at ${folder}`);
  const largest = readdirSync(folder)
    .map((name) => ({ name, path: resolve(folder, name) }))
    .sort((a, b) => statSync(b.path).size - statSync(a.path).size)
    .slice(0, 4);
  return largest.map(({ name, path }) => {
    const bytes = readFileSync(path);
    const times = Array.from({ length: 7 }, () => {
      const started = performance.now();
      const result = readSequences(bytes, { name });
      if (!result.ok) throw new Error(`${name}: ${result.error.code}`);
      return performance.now() - started;
    });
    const ms = median(times);
    const megabytes = bytes.length / 1e6;
    return {
      work: `read ${name}`,
      size: `${megabytes.toFixed(2)} MB`,
      median_ms: ms,
      peer: null,
      peer_median_ms: null,
      ratio: null,
      goal: `${GOAL_MB_PER_SECOND} MB/s or faster`,
      met: megabytes / (ms / 1000) >= GOAL_MB_PER_SECOND,
    };
  });
}
