import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { enzymes, findCutSites, groupIsoschizomers } from "@benchleaf/bio";
import { type Measurement, median } from "../results.ts";
import { sized } from "../smoke-mode.ts";

const given = process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../../shared/data");
const genomeFile = join(given, "sequences/genome/NC_008253_ecoli536.fna.gz");
const ROUNDS = sized(5, 1);
const PYTHON = "/usr/bin/python3";

/** Times one search of Biopython's commercial set and prints its milliseconds. */
const BIOPYTHON = `
import sys, time
from Bio.Restriction import Analysis, CommOnly
from Bio.Seq import Seq
sequence = Seq(open(sys.argv[1]).read())
started = time.perf_counter()
Analysis(CommOnly, sequence, linear=False).full()
print((time.perf_counter() - started) * 1000)
`;

/**
 * Cut sites of the whole catalogue (1,118 enzymes), compared with Biopython's commercial set (623) and
 * sequence-utils' own (267).
 */
export async function measureCutSites(): Promise<Measurement[]> {
  if (!existsSync(genomeFile)) {
    console.error(`no genome at ${genomeFile}: cut sites are not measured`);
    return [];
  }
  const genome = gunzipSync(readFileSync(genomeFile))
    .toString("latin1")
    .replace(/^>.*\n/, "")
    .replaceAll("\n", "");
  const folder = mkdtempSync(join(tmpdir(), "benchleaf-cut-sites-"));
  const biopython = (sequence: string): number => {
    const path = join(folder, "sequence.txt");
    writeFileSync(path, sequence);
    return Number(execFileSync(PYTHON, ["-c", BIOPYTHON, path], { encoding: "utf8" }));
  };
  try {
    const hasPeer = canImportBio();
    if (!hasPeer) console.error("python3-biopython is not installed: cut sites are measured without it");
    const besideBiopython = (
      sequence: string,
      size: string,
      peerRounds: number,
      limitMs: number,
      times: number,
    ) =>
      beside(
        "Biopython",
        hasPeer ? () => biopython(sequence) : null,
        sequence,
        size,
        peerRounds,
        limitMs,
        times,
      );
    const plasmid = genome.slice(1_000_000, 1_003_000);
    return [
      // The peer takes minutes for the whole genome: one run is enough to show a factor of a hundred.
      besideBiopython(genome.slice(0, sized(genome.length, 20_000)), "4.9 Mb, circular", 1, 1000, 100),
      besideBiopython(genome.slice(0, sized(490_000, 20_000)), "490 kb, circular", 1, 100, 1),
      besideBiopython(plasmid, "3 kb, circular", ROUNDS, 3, 1),
      beside("sequence-utils", await sequenceUtils(plasmid), plasmid, "3 kb, circular", ROUNDS, 3, 1),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const canImportBio = (): boolean => {
  try {
    execFileSync(PYTHON, ["-c", "import Bio"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

const sequenceUtils = async (sequence: string): Promise<(() => number) | null> => {
  const utils = await import("@teselagen/sequence-utils").catch(() => null);
  if (!utils) {
    console.error("@teselagen/sequence-utils is not installed: cut sites are measured without it");
    return null;
  }
  const own = Object.values(utils.defaultEnzymesByName);
  return () => milliseconds(() => utils.getCutsitesFromSequence(sequence, true, own));
};

const milliseconds = (run: () => unknown): number => {
  const started = performance.now();
  run();
  return performance.now() - started;
};

/**
 * Every cut of every enzyme, both strands as numbers, those of isoschizomers once; of a plasmid also every site of every
 * enzyme with its overhang as an object.
 */
const ours = (sequence: string): number =>
  milliseconds(() => {
    const found = findCutSites(sequence, { topology: "circular", enzymes: enzymes() });
    if (!found.ok) throw new Error(found.error.message);
    if (sequence.length < 10_000) return found.sites.length;
    let cuts = 0;
    for (const [first] of groups) if (first) cuts += found.cutsOf(first.name).top.length;
    return cuts;
  });

const groups = groupIsoschizomers(enzymes());

const beside = (
  peer: string,
  runPeer: (() => number) | null,
  sequence: string,
  size: string,
  peerRounds: number,
  limitMs: number,
  timesFaster: number,
): Measurement => {
  const times: number[] = [];
  const peerTimes: number[] = [];
  // Small sequences are over before the first compilation: they are looked at often in a session.
  const rounds = sequence.length < 10_000 ? sized(40, 1) : ROUNDS;
  for (let round = 0; round < rounds; round++) {
    if (runPeer && round < peerRounds) peerTimes.push(runPeer());
    times.push(ours(sequence));
  }
  const ms = median(times);
  const peerMs = runPeer ? median(peerTimes) : null;
  const ratio = peerMs === null ? null : peerMs / ms;
  return {
    work: "cut sites of 1,118 enzymes",
    size,
    median_ms: ms,
    peer: runPeer ? peer : null,
    peer_median_ms: peerMs,
    ratio,
    goal: `under ${limitMs} ms${timesFaster > 1 ? `, ${timesFaster} times as fast` : ""}`,
    met: ms < limitMs && (ratio === null || ratio >= timesFaster),
  };
};
