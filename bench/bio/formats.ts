import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readSequences } from "@benchleaf/bio";
import { bigGenBank } from "../big-genbank.ts";
import { type Measurement, median } from "../results.ts";
import { sized } from "../smoke-mode.ts";

const given = process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../../shared/data");
const genomeFile = join(given, "sequences/genome/NC_008253_ecoli536.fna.gz");
const memoryScript = fileURLToPath(new URL("../read-memory.ts", import.meta.url));
const ROUNDS = sized(7, 1);
const FEATURES = sized(7000, 100);
const BASES = sized(Number.POSITIVE_INFINITY, 50_000);

/** Milliseconds that one reading takes; null when the peer is not there. */
type Reader = () => number | Promise<number>;

const timed = async (work: () => unknown): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** The interpreter reports its own time, so that its start does not count. */
const BIOPYTHON = `
import sys, time
from Bio import SeqIO
began = time.perf_counter()
record = SeqIO.read(sys.argv[1], "genbank")
print((time.perf_counter() - began) * 1000)
assert len(record.features) == int(sys.argv[2])
`;

const biopython = (path: string, features: number): Reader | null => {
  const read = () =>
    Number(execFileSync("/usr/bin/python3", ["-c", BIOPYTHON, path, String(features)], { encoding: "utf8" }));
  try {
    execFileSync("/usr/bin/python3", ["-c", "import Bio"], { stdio: "ignore" });
    return read;
  } catch {
    console.error("python3-biopython is not installed: measured without it");
    return null;
  }
};

const bioParsers = async (text: string): Promise<Reader | null> => {
  try {
    const { genbankToJson } = await import("@teselagen/bio-parsers");
    return () => timed(() => genbankToJson(text));
  } catch {
    console.error("@teselagen/bio-parsers is not installed: measured without it");
    return null;
  }
};

const readOurs =
  (bytes: Uint8Array, features: number): Reader =>
  () =>
    timed(() => {
      const result = readSequences(bytes, { name: "genome.gb" });
      if (!result.ok || result.records[0]?.features.length !== features) throw new Error("not read");
    });

/** Both in turn, the first round thrown away. */
const inTurn = async (
  ours: Reader,
  peer: Reader | null,
  rounds: number,
): Promise<[number, number | null]> => {
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const [mine, theirs] = [await ours(), peer ? await peer() : 0];
    if (round === 0) continue;
    own.push(mine);
    other.push(theirs);
  }
  return [median(own), peer ? median(other) : null];
};

const megabytes = (bytes: Uint8Array): string => `${(bytes.length / 1e6).toFixed(1)} MB`;

/**
 * Reading a bacterial genome with its annotation, compared with Biopython and the parsers of an open-source editor.
 */
export async function measureFormats(): Promise<Measurement[]> {
  if (!existsSync(genomeFile)) {
    console.error(`no genome at ${genomeFile}: reading files is not measured`);
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), "formats-"));
  try {
    const path = join(folder, "genome.gb");
    const bytes = bigGenBank(genomeFile, FEATURES, BASES);
    writeFileSync(path, bytes);
    return [
      await besidePeer(bytes, "Biopython", biopython(path, FEATURES), ROUNDS, 1, "no slower than Biopython"),
      await besidePeer(
        bytes,
        "@teselagen/bio-parsers",
        await bioParsers(new TextDecoder().decode(bytes)),
        2,
        10,
        "10 times as fast as bio-parsers",
      ),
      ...(await measureGrowth()),
      measureMemory(path, bytes.length),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function besidePeer(
  bytes: Uint8Array,
  name: string,
  peer: Reader | null,
  rounds: number,
  factor: number,
  goal: string,
): Promise<Measurement> {
  const [ms, peerMs] = await inTurn(readOurs(bytes, FEATURES), peer, rounds);
  const ratio = peerMs === null ? null : peerMs / ms;
  return {
    work: "read GenBank, 7,000 features",
    size: megabytes(bytes),
    median_ms: ms,
    peer: peer ? name : null,
    peer_median_ms: peerMs,
    ratio,
    goal,
    met: ratio === null || ratio >= factor,
  };
}

/** The same 500 kb with more and more features: each costs what it costs. */
async function measureGrowth(): Promise<Measurement[]> {
  const counts = [700, 1400, 2800].map((count) => sized(count, count / 50));
  const files = counts.map((count) => bigGenBank(genomeFile, count, 500_000));
  const times: number[][] = counts.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, bytes] of files.entries()) {
      const ms = await readOurs(bytes, counts[index]!)();
      if (round > 0) times[index]!.push(ms);
    }
  }
  const medians = times.map(median);
  return counts.map((count, index) => ({
    work: `read GenBank, ${count} features`,
    size: megabytes(files[index]!),
    median_ms: medians[index]!,
    peer: null,
    peer_median_ms: null,
    ratio: null,
    goal: "linear in features: 4 times as many in at most 6 times the time",
    met: medians[2]! <= medians[0]! * 6,
  }));
}

function measureMemory(path: string, size: number): Measurement {
  const args = ["--expose-gc", "--import", "tsx", memoryScript, path];
  const used = Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
  const times = used / size;
  return {
    work: `memory for it: ${times.toFixed(1)} times the file`,
    size: `${(size / 1e6).toFixed(1)} MB`,
    median_ms: null,
    peer: null,
    peer_median_ms: null,
    ratio: null,
    goal: "at most 6 times the file",
    met: times <= 6,
  };
}
