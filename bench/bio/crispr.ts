import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { findGuides, findOffTargets } from "@benchleaf/bio";
import { type Measurement, median } from "../results.ts";
import { sized } from "../smoke-mode.ts";

const given = process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../../shared/data");
const genomeFile = join(given, "sequences/genome/NC_008253_ecoli536.fna.gz");
const ROUNDS = sized(5, 1);
const GUIDES = 20;

/** The search for off-targets in a bacterial genome. No program for it is in Debian or on npm: the goal is a time. */
export async function measureOffTargets(): Promise<Measurement[]> {
  if (!existsSync(genomeFile)) {
    console.error(`no genome at ${genomeFile}: off-targets are not measured`);
    return [];
  }
  const genome = gunzipSync(readFileSync(genomeFile))
    .toString("latin1")
    .replace(/^>.*\n/, "")
    .replaceAll("\n", "")
    .slice(0, sized(Number.POSITIVE_INFINITY, 100_000));
  const start = sized(1_000_000, 0);
  const found = findGuides(genome.slice(start, start + 20_000));
  if (!found.ok) throw new Error(found.error.message);
  const spacers = found.guides.filter((_, index) => index % 50 === 0).slice(0, GUIDES);
  const search = (work: string, sequence: string, limitMs: number, maxBulge: number): Measurement => {
    const options = { maxMismatches: 4, maxDnaBulge: maxBulge, maxRnaBulge: maxBulge };
    const parts = [{ name: "genome", sequence, topology: "circular" }] as const;
    const times = Array.from({ length: ROUNDS }, () => {
      const started = performance.now();
      const result = findOffTargets(
        spacers.map(({ spacer }) => spacer),
        parts,
        options,
      );
      if (!result.ok) throw new Error(result.error.message);
      return performance.now() - started;
    });
    const ms = median(times);
    return {
      work,
      size: `${spacers.length} guides, ${(sequence.length / 1e6).toFixed(1)} Mb`,
      median_ms: ms,
      peer: null,
      peer_median_ms: null,
      ratio: null,
      goal: `below ${limitMs} ms`,
      met: ms < limitMs,
    };
  };
  return [
    search("off-targets, up to 4 mismatches, both strands", genome, 1000, 0),
    search("off-targets, up to 4 mismatches, both strands", genome.slice(0, genome.length / 2), 500, 0),
    search("off-targets, up to 4 mismatches and a bulge of 1", genome, 2000, 1),
  ];
}
