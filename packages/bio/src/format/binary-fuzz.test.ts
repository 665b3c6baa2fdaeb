import { describe, expect, it } from "vitest";
import { cpuTime } from "../test-support/cpu-time.ts";
import { fuzzPlasmid } from "../test-support/fuzz-plasmid.ts";
import { mutateBytes } from "../test-support/mutate-bytes.ts";
import { inputFiles } from "../test-support/test-data.ts";
import { abiFile, scfFile } from "../test-support/trace-files.ts";
import { readSequences } from "./read-sequences.ts";
import { writeSnapGene } from "./snapgene-writer.ts";

const run = {
  letters: "ACGTNACGT",
  peaks: [1, 3, 5, 7, 9, 11, 13, 15, 17],
  qualities: [9, 40, 30, 3, 0, 5, 60, 20, 10],
  channels: [1, 2, 3, 4].map((factor) => Array.from({ length: 20 }, (_, index) => index * factor)),
  comments: "NAME=x\nMACH=y\n",
};

const plasmid = writeSnapGene([fuzzPlasmid]);

const made = [
  { name: "made.dna", bytes: plasmid },
  { name: "made-2.scf", bytes: scfFile({ ...run, version: "2.00" }) },
  { name: "made-3.scf", bytes: scfFile({ ...run, version: "3.00" }) },
  {
    name: "made.ab1",
    bytes: abiFile({
      FWO_1: "GATC",
      PBAS2: run.letters,
      PCON2: run.qualities,
      PLOC2: run.peaks,
      DATA9: run.channels[0]!,
      DATA10: run.channels[1]!,
      DATA11: run.channels[2]!,
      DATA12: run.channels[3]!,
      SMPL1: "sample",
    }),
  },
];

/** Damaged files per format: some thousands in the gate, 100,000 in the full run. */
const ROUNDS = process.env.BENCHLEAF_FULL === "1" ? 100_000 : 3_000;

/** Reads damaged copies, each from its seed; a throw fails the test. Returns the slowest read in ms. */
const batter = (file: { name: string; bytes: Uint8Array }, rounds: number): number => {
  let slowest = 0;
  for (let seed = 1; seed <= rounds; seed++) {
    const bytes = mutateBytes(file.bytes, seed);
    const began = cpuTime();
    const result = readSequences(bytes, { name: file.name });
    slowest = Math.max(slowest, cpuTime() - began);
    if (!result.ok) {
      expect(result.error.message.length).toBeGreaterThan(0);
      continue;
    }
    for (const { sequence, qualities, trace, features, primers } of result.records) {
      // Whatever was read holds together and is no larger than what the file could hold.
      if (sequence.length > bytes.length) throw new Error(`seed ${seed}: ${sequence.length} letters`);
      if (qualities && qualities.length !== sequence.length) throw new Error(`seed ${seed}: qualities`);
      if (trace && trace.channels.A.length * 4 > bytes.length) throw new Error(`seed ${seed}: samples`);
      for (const { locations } of [...features, ...primers]) {
        for (const { start, end } of locations) {
          if (start < 0 || end > sequence.length || start > end)
            throw new Error(`seed ${seed}: ${start}..${end}`);
        }
      }
    }
  }
  return slowest;
};

describe("damaged binary files", () => {
  it.each(made)(
    "$name: no throw, no hang, nothing larger than the file",
    (file) => {
      expect(batter(file, ROUNDS)).toBeLessThan(2_000);
    },
    600_000,
  );

  const files = inputFiles(["snapgene", "ab1", "scf"], /T7_promoter|sample-e|gibson|310\.ab1|version3/);

  it.skipIf(files.length === 0).each(files)(
    "$name: the same for the given file (needs the test data)",
    (file) => {
      expect(batter(file, ROUNDS / 30)).toBeLessThan(5_000);
    },
    600_000,
  );
});
