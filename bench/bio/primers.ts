import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { designPrimerPairs, findBindingSites, fromPrimer3Settings } from "@benchleaf/bio";
import { type Measurement, median } from "../results.ts";
import { sized } from "../smoke-mode.ts";

const given = process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../../shared/data");
const genomeFile = resolve(given, "sequences/genome/NC_008253_ecoli536.fna.gz");
const parameters = "/etc/primer3_config/";
const ROUNDS = sized(5, 1);
const BATCH = sized(100, 2);

/** The product's limits in primer3's tags; the other row takes primer3's own defaults. */
const productTags = {
  PRIMER_MIN_SIZE: 15,
  PRIMER_MAX_SIZE: 30,
  PRIMER_MIN_GC: 40,
  PRIMER_MAX_GC: 60,
  PRIMER_MIN_TM: 55,
  PRIMER_MAX_TM: 70,
  PRIMER_PAIR_MAX_DIFF_TM: 5,
  PRIMER_SALT_DIVALENT: 0,
  PRIMER_DNTP_CONC: 0,
  PRIMER_DNA_CONC: 250,
};

/** Pairs for a batch of templates compared with primer3_core, and one primer against a genome. */
export async function measurePrimers(): Promise<Measurement[]> {
  const random = randomNumbers(5);
  const batch = (length: number): string[] =>
    Array.from({ length: BATCH }, () => randomBases(length, random));
  const templates = batch(1000);
  return [
    pairsBesidePrimer3("primer3's defaults", "1 kb", templates, {}),
    pairsBesidePrimer3("the product's defaults", "1 kb", templates, productTags),
    pairsBesidePrimer3("primer3's defaults", "2 kb", batch(2000), {}),
    ...bindingInGenome(),
  ];
}

const pairsBesidePrimer3 = (
  kind: string,
  size: string,
  templates: readonly string[],
  tags: Readonly<Record<string, number>>,
): Measurement => {
  const { options } = fromPrimer3Settings(tags);
  const ours = () => {
    for (const template of templates) designPrimerPairs(template, options);
  };
  const settings = Object.entries({ ...tags, PRIMER_THERMODYNAMIC_PARAMETERS_PATH: parameters });
  const input = templates
    .map((template) =>
      [`SEQUENCE_TEMPLATE=${template}`, ...settings.map(([tag, value]) => `${tag}=${value}`), "=", ""].join(
        "\n",
      ),
    )
    .join("");
  const hasPeer = existsSync(parameters) && isInstalled("primer3_core");
  if (!hasPeer) console.error("primer3_core is not installed: primer pairs are measured alone");
  const peer = () => execFileSync("primer3_core", { input, maxBuffer: 1 << 28 });
  ours();
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    if (hasPeer) other.push(timed(peer) / templates.length);
    own.push(timed(ours) / templates.length);
  }
  const median_ms = median(own);
  const peer_median_ms = hasPeer ? median(other) : null;
  return {
    work: `primer pairs, ${kind}, a template of ${templates.length}`,
    size,
    median_ms,
    peer: hasPeer ? "primer3_core" : null,
    peer_median_ms,
    ratio: peer_median_ms && peer_median_ms / median_ms,
    goal: "no slower than primer3_core",
    met: peer_median_ms === null || median_ms <= peer_median_ms,
  };
};

const bindingInGenome = (): Measurement[] => {
  if (!existsSync(genomeFile)) return [];
  const genome = gunzipSync(readFileSync(genomeFile))
    .toString("latin1")
    .replace(/^>.*\n/, "")
    .replaceAll("\n", "");
  const primer = genome.slice(2_000_000, 2_000_022);
  return [genome.slice(0, sized(2_450_000, 50_000)), genome.slice(0, sized(genome.length, 100_000))].map(
    (sequence) => {
      const find = () => findBindingSites({ sequence, topology: "circular" }, primer);
      find();
      const median_ms = median(Array.from({ length: ROUNDS }, () => timed(find)));
      return {
        work: "binding sites of a primer, both strands",
        size: `${(sequence.length / 1e6).toFixed(1)} Mb`,
        median_ms,
        peer: null,
        peer_median_ms: null,
        ratio: null,
        goal: "under 500 ms",
        met: median_ms < 500,
      };
    },
  );
};

const timed = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

const isInstalled = (program: string): boolean => {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

const randomNumbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
};

const randomBases = (length: number, random: () => number): string =>
  Array.from({ length }, () => "ACGT"[Math.floor(random() * 4)]).join("");
