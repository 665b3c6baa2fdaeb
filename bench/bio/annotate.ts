import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { annotate, type LibraryFeature, loadCommonFeatures } from "@benchleaf/bio";
import { type Measurement, median } from "../results.ts";
import { sized } from "../smoke-mode.ts";

const given = process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../../shared/data");
const genomeFile = join(given, "sequences/genome/NC_008253_ecoli536.fna.gz");
const ROUNDS = sized(7, 1);
const FEATURES = 900;

/** Known features in a piece of a genome that contains some, compared with megablast; and in a plasmid. */
export async function measureAnnotation(): Promise<Measurement[]> {
  if (!existsSync(genomeFile)) {
    console.error(`no genome at ${genomeFile}: annotation is not measured`);
    return [];
  }
  const genome = gunzipSync(readFileSync(genomeFile))
    .toString("latin1")
    .replace(/^>.*\n/, "")
    .replaceAll("\n", "");
  const library = await featuresFor(genome);
  const carried = library
    .filter(({ sequence, kind }) => kind !== "protein" && sequence.length < 3000)
    .slice(0, 60);
  const folder = mkdtempSync(join(tmpdir(), "benchleaf-annotate-"));
  try {
    const megablast = prepareMegablast(folder, library);
    const sizes = sized([500_000, 100_000], [50_000]).map((size) => {
      const sequence =
        genome.slice(0, size - carried.length) + carried.map((feature) => feature.sequence).join("A");
      return beside(
        sequence.slice(-size),
        `${size / 1000} kb`,
        library,
        megablast,
        "no slower than megablast",
      );
    });
    // As plasmids are: a feature here and there, and bases between.
    const parts = carried
      .filter((_, index) => index % 8 === 0)
      .map((feature, index) => {
        return feature.sequence + genome.slice(3_000_000 + 300 * index, 3_000_300 + 300 * index);
      });
    const plasmid = parts.join("").slice(0, 6000);
    return [
      ...sizes,
      beside(plasmid, `${(plasmid.length / 1000).toFixed(1)} kb plasmid`, library, null, "under 5 ms"),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The common features, filled up to the count with genes' worth of other DNA. */
const featuresFor = async (genome: string): Promise<readonly LibraryFeature[]> => {
  const common = await loadCommonFeatures();
  const more = Array.from({ length: FEATURES - common.length }, (_, index) => ({
    name: `filler ${index}`,
    type: "misc_feature",
    sequence: genome.slice(2_000_000 + 3000 * index, 2_000_600 + 3000 * index),
  }));
  return [...common, ...more];
};

type Peer = (sequence: string) => number;

const prepareMegablast = (folder: string, library: readonly LibraryFeature[]): Peer | null => {
  const features = join(folder, "features.fa");
  const dna = library.filter(({ kind }) => kind !== "protein");
  writeFileSync(features, dna.map(({ sequence }, index) => `>f${index}\n${sequence}\n`).join(""));
  try {
    execFileSync("makeblastdb", ["-in", features, "-dbtype", "nucl"], { stdio: "ignore" });
  } catch {
    console.error("ncbi-blast+ is not installed: annotation is measured without it");
    return null;
  }
  return (sequence) => {
    const path = join(folder, "sequence.fa");
    writeFileSync(path, `>s\n${sequence}\n`);
    const options = [
      "-task",
      "megablast",
      "-db",
      features,
      "-query",
      path,
      "-outfmt",
      "6",
      "-perc_identity",
      "95",
    ];
    return milliseconds(() => execFileSync("blastn", options, { maxBuffer: 1 << 28 }));
  };
};

const milliseconds = (run: () => unknown): number => {
  const started = performance.now();
  run();
  return performance.now() - started;
};

const beside = (
  sequence: string,
  size: string,
  library: readonly LibraryFeature[],
  peer: Peer | null,
  goal: string,
): Measurement => {
  const times: number[] = [];
  const peerTimes: number[] = [];
  for (let round = 0; round < (peer ? ROUNDS : 30); round++) {
    if (peer) peerTimes.push(peer(sequence));
    times.push(
      milliseconds(() => {
        const result = annotate(sequence, { library, topology: "circular" });
        if (!result.ok || result.matches.length === 0) throw new Error("found nothing");
      }),
    );
  }
  const ms = median(times);
  const peerMs = peer ? median(peerTimes) : null;
  return {
    work: `annotate with ${library.length} features, translated too`,
    size,
    median_ms: ms,
    peer: peer ? "megablast" : null,
    peer_median_ms: peerMs,
    ratio: peerMs === null ? null : peerMs / ms,
    goal,
    met: peerMs === null ? ms < 5 : ms <= peerMs,
  };
};
