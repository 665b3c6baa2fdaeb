import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { findOrfs } from "@benchleaf/bio";
import { type Measurement, median } from "../results.ts";
import { sized } from "../smoke-mode.ts";

const given = process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../../shared/data");
const genomeFile = join(given, "sequences/genome/NC_008253_ecoli536.fna.gz");
const ROUNDS = sized(5, 1);
const PEER_ROUNDS = 3;

interface Case {
  readonly work: string;
  readonly sequence: string;
  readonly goal: string;
  readonly limitMs: number;
  readonly ours: () => unknown;
  readonly peer: { readonly name: string; readonly run: () => unknown } | null;
}

/** Open reading frames, compared with EMBOSS getorf and the library of an open-source plasmid editor. */
export async function measureOrfs(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "orfs-"));
  try {
    return (await cases(folder)).map(measureCase);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function cases(folder: string): Promise<Case[]> {
  const adversarial = "ATG".repeat(sized(66_667, 500));
  const editor = await editorPeer(adversarial);
  const list: Case[] = [
    {
      work: "ORFs, nothing but starts",
      sequence: adversarial,
      goal: "below 50 ms",
      limitMs: 50,
      ours: () => findOrfs(adversarial),
      peer: editor,
    },
  ];
  if (!existsSync(genomeFile)) {
    console.error(`no genome at ${genomeFile}: ORFs of a genome are not measured`);
    return list;
  }
  const genome = gunzipSync(readFileSync(genomeFile))
    .toString("latin1")
    .replace(/^>.*\n/, "")
    .replaceAll("\n", "")
    .slice(0, sized(Number.POSITIVE_INFINITY, 100_000));
  for (const [sequence, limitMs] of [
    [genome, 300],
    [genome.slice(0, genome.length / 2), 150],
  ] as const) {
    const path = join(folder, `${sequence.length}.fasta`);
    writeFileSync(path, `>genome\n${sequence.replace(/.{60}/g, "$&\n")}\n`);
    list.push({
      work: "ORFs of a genome, both strands, code 11, circular",
      sequence,
      goal: `below ${limitMs} ms`,
      limitMs,
      ours: () => findOrfs(sequence, { topology: "circular", table: 11, starts: "table" }),
      peer: getorfPeer(path),
    });
  }
  return list;
}

function measureCase({ work, sequence, goal, limitMs, ours, peer }: Case): Measurement {
  const times: number[] = [];
  const peerTimes: number[] = [];
  ours();
  for (let round = 0; round < ROUNDS; round++) {
    times.push(timed(ours));
    if (peer && round < PEER_ROUNDS) peerTimes.push(timed(peer.run));
  }
  const ms = median(times);
  const peerMs = peer ? median(peerTimes) : null;
  return {
    work,
    size: `${(sequence.length / 1e6).toFixed(1)} Mb`,
    median_ms: ms,
    peer: peer?.name ?? null,
    peer_median_ms: peerMs,
    ratio: peerMs === null ? null : peerMs / ms,
    goal,
    met: ms < limitMs,
  };
}

function timed(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

function getorfPeer(path: string): Case["peer"] {
  const run = (...args: string[]) => execFileSync("getorf", args, { stdio: "ignore" });
  try {
    run("-version");
  } catch {
    console.error("getorf (emboss) is not installed: measured without it");
    return null;
  }
  const options = ["-table", "11", "-minsize", "300", "-find", "1", "-circular"];
  return { name: "EMBOSS getorf", run: () => run("-sequence", path, "-outseq", "/dev/null", ...options) };
}

async function editorPeer(sequence: string): Promise<Case["peer"]> {
  try {
    const { findOrfsInPlasmid } = await import("@teselagen/sequence-utils");
    return { name: "sequence-utils", run: () => findOrfsInPlasmid(sequence, false, 300, false, false) };
  } catch {
    console.error("@teselagen/sequence-utils is not installed: measured without it");
    return null;
  }
}
