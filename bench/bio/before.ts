import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { type digest, enzymes, type readSequences } from "@benchleaf/bio";
import { build } from "esbuild";
import { bigGenBank } from "../big-genbank.ts";
import { type Measurement, median } from "../results.ts";
import { sized } from "../smoke-mode.ts";

const given = process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../../shared/data");
const genomeFile = join(given, "sequences/genome/NC_008253_ecoli536.fna.gz");
const ROUNDS = sized(21, 1);
/** Short work is repeated, since the processor time of one run is mostly chance. */
const SLICE_MS = sized(20, 1);

interface Engine {
  readonly digest: typeof digest;
  readonly readSequences: typeof readSequences;
}

/**
 * The engine of a folder as one file, as the product runs it: tsx names every closure at run time, which takes most of
 * the time of short work.
 */
const bundled = async (root: string, folder: string, name: string): Promise<Engine> => {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(root, "packages/bio/src/index.ts")],
    ...{ outfile, bundle: true, platform: "node", format: "esm", logLevel: "error" },
  });
  return (await import(pathToFileURL(outfile).href)) as Engine;
};

/**
 * Digestion and parsing compared with an earlier state of the engine, both loaded in one process and measured in
 * alternating slices. `BENCHLEAF_BEFORE` names a folder with that state, such as `git archive <commit> packages/bio |
 * tar x -C <folder>` creates.
 */
export async function measureAgainstBefore(): Promise<Measurement[]> {
  const folder = process.env.BENCHLEAF_BEFORE;
  if (folder === undefined || !existsSync(genomeFile)) {
    console.error("no BENCHLEAF_BEFORE or no genome: not measured against an earlier state");
    return [];
  }
  const bundles = mkdtempSync(join(tmpdir(), "benchleaf-bench-"));
  const ours = await bundled(resolve(import.meta.dirname, "../.."), bundles, "ours");
  const before = await bundled(resolve(folder), bundles, "before");
  rmSync(bundles, { recursive: true });
  const genome = gunzipSync(readFileSync(genomeFile))
    .toString("latin1")
    .replace(/^>.*\n/, "")
    .replaceAll("\n", "");
  const all = enzymes().map(({ name }) => name);
  const every = (step: number) => all.filter((_, index) => index % step === 0);
  const digestion = (size: number, names: readonly string[]) => {
    const sequence = genome.slice(1_000_000, 1_000_000 + size);
    return {
      work: `digest with ${names.length} enzymes`,
      size: `${size.toLocaleString("en")} bp`,
      run: (engine: Engine) => engine.digest(sequence, { enzymes: names, topology: "circular" }),
    };
  };
  const records = [
    { bytes: bigGenBank(genomeFile, 1_000, 1_000_000), size: "1 Mb, 1,000 features" },
    { bytes: bigGenBank(genomeFile, 8, 8_000), size: "8 kb, 8 features" },
  ];
  const works = [
    digestion(3_000, ["EcoRI", "BamHI"]),
    digestion(3_000, every(40)),
    digestion(100_000, ["AluI", "MboI", "HaeIII", "RsaI"]),
    digestion(100_000, every(20)),
    digestion(100_000, every(3)),
    digestion(1_000_000, every(40)),
    ...records.map(({ bytes, size }) => ({
      work: "read GenBank",
      size,
      run: (engine: Engine) => engine.readSequences(bytes, { name: "x.gb" }),
    })),
  ];
  return works.map(({ work, size, run }) => {
    let turns = 1;
    const [own, earlier]: [number[], number[]] = [[], []];
    for (let round = -4; round < ROUNDS; round++) {
      // By turns first, so that neither has the other's garbage to carry out.
      const order = round % 2 === 0 ? ([ours, before] as const) : ([before, ours] as const);
      for (const engine of order) {
        const began = process.cpuUsage();
        for (let turn = 0; turn < turns; turn++) run(engine);
        const { user, system } = process.cpuUsage(began);
        const ms = (user + system) / 1000 / turns;
        if (round >= 0) (engine === ours ? own : earlier).push(ms);
        else turns = Math.min(2_000, Math.max(turns, Math.ceil(SLICE_MS / ms)));
      }
    }
    const [ms, peerMs] = [median(own), median(earlier)];
    return {
      work,
      size,
      median_ms: ms,
      peer: "before",
      peer_median_ms: peerMs,
      ratio: peerMs / ms,
      goal: "not slower (5 % of chance)",
      met: peerMs / ms >= 0.95,
    };
  });
}
