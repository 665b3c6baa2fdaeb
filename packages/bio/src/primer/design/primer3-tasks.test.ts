import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { reverseComplement } from "../../alphabet.ts";
import { testDataFolder } from "../../test-support/test-data.ts";
import { checkPrimers } from "./check-primers.ts";
import { listPrimers } from "./list-primers.ts";
import { readPrimer3Library } from "./primer3-library.ts";
import { planReads } from "./primer3-sequencing.ts";
import type { Primer3Tags } from "./primer3-settings.ts";
import { designByPrimer3Settings, type Primer3Answer } from "./primer3-tasks.ts";

/** Boulder-IO in, Boulder-IO out. */
const askPrimer3 = (tags: Primer3Tags): Record<string, string> => {
  const record = Object.entries(tags).map(([tag, value]) => `${tag}=${value}\n`);
  const { stdout } = spawnSync("primer3_core", { input: `${record.join("")}=\n`, encoding: "utf8" });
  return Object.fromEntries(
    stdout.split("\n").map((line): [string, string] => {
      const equals = line.indexOf("=");
      return [line.slice(0, equals), line.slice(equals + 1)];
    }),
  );
};

const hasPrimer3 = spawnSync("primer3_core", ["-about"]).status === 0;

const templates = (): string[] =>
  readFileSync(join(testDataFolder() ?? "", "science/oracle/primer3_templates.fa"), "utf8")
    .split(">")
    .filter(Boolean)
    .map((entry) => entry.slice(entry.indexOf("\n")).replace(/\s/g, ""));

interface Row {
  readonly bases: string;
  readonly penalty: number;
}

/** Lists of single oligos, or pairs, whichever there are. */
const rowsOfPrimer3 = (answer: Record<string, string>): Row[] => {
  const count = Number(answer.PRIMER_PAIR_NUM_RETURNED);
  const at = (tag: string, rank: number): string => (answer[tag.replace("#", `${rank}`)] ?? "").toUpperCase();
  const pairs = Array.from({ length: count }, (_, rank) => ({
    bases: ["LEFT", "RIGHT", "INTERNAL"].map((side) => at(`PRIMER_${side}_#_SEQUENCE`, rank)).join(" "),
    penalty: Number(at("PRIMER_PAIR_#_PENALTY", rank)),
  }));
  if (count > 0) return pairs;
  return ["LEFT", "RIGHT", "INTERNAL"].flatMap((side) =>
    Array.from({ length: Number(answer[`PRIMER_${side}_NUM_RETURNED`]) }, (_, rank) => ({
      bases: `${side} ${at(`PRIMER_${side}_#_SEQUENCE`, rank)}`,
      penalty: Number(at(`PRIMER_${side}_#_PENALTY`, rank)),
    })),
  );
};

const rowsOf = (answer: Primer3Answer): Row[] => {
  if (!answer.ok) throw new Error(answer.error.message);
  const pairs = answer.pairs.map(({ left, right, internal, penalty }) => ({
    bases: `${left.bases} ${right.bases} ${internal?.bases ?? ""}`,
    penalty,
  }));
  const lists = (["left", "right", "internal"] as const).flatMap((side) =>
    (answer.lists[side]?.oligos ?? []).map(({ bases, penalty }) => ({
      bases: `${side.toUpperCase()} ${bases}`,
      penalty,
    })),
  );
  return [...pairs, ...lists];
};

/** Equal penalties come in any order: which is first hangs on the last bit of a sum. */
const settled = (rows: readonly Row[]): string[] => {
  const isLastShared = (row: Row): boolean =>
    rows.length > 0 && Math.abs(row.penalty - rows[rows.length - 1]!.penalty) < 1e-5;
  const named = rows.map((row) => [row.penalty.toFixed(3), isLastShared(row) ? "…" : row.bases].join(" "));
  return named.sort();
};

const half = (letters: string): number => letters.length >> 1;
const pseudoQualities = (letters: string): string =>
  Array.from(letters, (letter, index) => 10 + ((index * 37 + letter.charCodeAt(0) * 11) % 50)).join(" ");

/** What is requested of each template besides five results. */
const asked: Readonly<Record<string, (template: string) => Primer3Tags>> = {
  "lists of both sides": () => ({ PRIMER_TASK: "pick_primer_list" }),
  "lists outside a target": (t) => ({ PRIMER_TASK: "pick_primer_list", SEQUENCE_TARGET: `${half(t)},20` }),
  "lists in regions": () => ({
    PRIMER_TASK: "pick_primer_list",
    SEQUENCE_PRIMER_PAIR_OK_REGION_LIST: "10,80,100,90 ; 20,60,110,60",
    SEQUENCE_EXCLUDED_REGION: "50,5",
  }),
  "left primers alone": () => ({ PRIMER_PICK_RIGHT_PRIMER: 0 }),
  "right primers, by the old name": () => ({ PRIMER_TASK: "pick_right_only" }),
  "probes alone, by the old name": () => ({ PRIMER_TASK: "pick_hyb_probe_only" }),
  "a check": (t) => ({
    PRIMER_TASK: "check_primers",
    PRIMER_PICK_ANYWAY: 1,
    SEQUENCE_PRIMER: t.slice(20, 40),
    SEQUENCE_PRIMER_REVCOMP: reverseComplement(t.slice(140, 162), "dna"),
    SEQUENCE_INTERNAL_OLIGO: t.slice(80, 102),
  }),
  "cloning primers": (t) => ({
    PRIMER_TASK: "pick_cloning_primers",
    SEQUENCE_INCLUDED_REGION: `15,${t.length - 40}`,
    PRIMER_PRODUCT_SIZE_RANGE: `50-${t.length}`,
    PRIMER_PICK_ANYWAY: 1,
  }),
  "primers that end at a polymorphism": (t) => ({
    PRIMER_TASK: "pick_discriminative_primers",
    SEQUENCE_TARGET: `${half(t)},1`,
    PRIMER_PRODUCT_SIZE_RANGE: `30-${t.length}`,
    PRIMER_PICK_ANYWAY: 1,
  }),
  "sequencing primers": () => ({ PRIMER_TASK: "pick_sequencing_primers", PRIMER_NUM_RETURN: 40 }),
  "sequencing primers for a target": (t) => ({
    PRIMER_TASK: "pick_sequencing_primers",
    PRIMER_NUM_RETURN: 40,
    SEQUENCE_TARGET: `${Math.min(150, half(t))},${t.length >> 2}`,
    PRIMER_SEQUENCING_SPACING: 200,
    PRIMER_SEQUENCING_INTERVAL: 100,
  }),
  "sequencing primers of one strand": () => ({
    PRIMER_TASK: "pick_sequencing_primers",
    PRIMER_PICK_RIGHT_PRIMER: 0,
    PRIMER_NUM_RETURN: 40,
    PRIMER_SEQUENCING_SPACING: 300,
  }),
  "held ends": (t) => ({
    SEQUENCE_FORCE_LEFT_END: 40,
    SEQUENCE_FORCE_RIGHT_START: t.length - 10,
    PRIMER_PICK_ANYWAY: 1,
    PRIMER_PRODUCT_SIZE_RANGE: `50-${t.length}`,
  }),
  "one held end by the rules": () => ({
    SEQUENCE_FORCE_LEFT_START: 12,
    PRIMER_MIN_TM: 50,
    PRIMER_MAX_TM: 70,
  }),
  qualities: (t) => ({
    SEQUENCE_QUALITY: pseudoQualities(t),
    PRIMER_WT_SEQ_QUAL: 0.3,
    PRIMER_MIN_QUALITY: 11,
    PRIMER_MIN_END_QUALITY: 15,
    PRIMER_QUALITY_RANGE_MAX: 60,
  }),
  "DMSO and formamide": () => ({ PRIMER_DMSO_CONC: 5, PRIMER_DMSO_FACTOR: 0.5, PRIMER_FORMAMIDE_CONC: 0.3 }),
  "the fraction bound": () => ({
    PRIMER_ANNEALING_TEMP: 52,
    PRIMER_WT_BOUND_LT: 0.4,
    PRIMER_WT_BOUND_GT: 0.7,
    PRIMER_MIN_BOUND: 80,
    PRIMER_MAX_BOUND: 99.5,
  }),
  "the fraction bound, older rules": () => ({
    PRIMER_ANNEALING_TEMP: 48,
    PRIMER_WT_BOUND_GT: 0.7,
    PRIMER_TM_FORMULA: 0,
    PRIMER_SALT_CORRECTIONS: 0,
  }),
  "wrong places by score": () => ({
    PRIMER_MAX_TEMPLATE_MISPRIMING: 8,
    PRIMER_PAIR_MAX_TEMPLATE_MISPRIMING: 14,
    PRIMER_PAIR_WT_TEMPLATE_MISPRIMING: 0.2,
  }),
  "wrong places by Tm": () => ({
    PRIMER_THERMODYNAMIC_TEMPLATE_ALIGNMENT: 1,
    PRIMER_MAX_TEMPLATE_MISPRIMING_TH: 25,
    PRIMER_PAIR_MAX_TEMPLATE_MISPRIMING_TH: 45,
  }),
  "masked letters": (t) => ({
    SEQUENCE_TEMPLATE: t.slice(0, 60) + t.slice(60, 90).toLowerCase() + t.slice(90),
    PRIMER_LOWERCASE_MASKING: 1,
  }),
  "ends to match": () => ({ PRIMER_MUST_MATCH_THREE_PRIME: "NNNNS", PRIMER_MUST_MATCH_FIVE_PRIME: "NRNNN" }),
  "junctions of the probe": () => ({
    SEQUENCE_INTERNAL_OVERLAP_JUNCTION_LIST: "60 70 80 90 100 110 120 130 140 150",
    PRIMER_PICK_INTERNAL_OLIGO: 1,
    PRIMER_INTERNAL_MIN_3_PRIME_OVERLAP_OF_JUNCTION: 5,
    PRIMER_INTERNAL_MIN_5_PRIME_OVERLAP_OF_JUNCTION: 5,
  }),
};

describe.skipIf(!hasPrimer3 || !testDataFolder())("tasks and tags against primer3_core itself", () => {
  const isFull = process.env.BENCHLEAF_FULL === "1";

  it.each(Object.entries(asked))("%s", (_, tagsOf) => {
    for (const template of templates().slice(0, isFull ? 16 : 3)) {
      const tags = {
        SEQUENCE_ID: "t",
        SEQUENCE_TEMPLATE: template,
        PRIMER_NUM_RETURN: 5,
        ...tagsOf(template),
      };
      const answer = designByPrimer3Settings(tags);
      expect(answer.ok && answer.unknownTags).toEqual([]);
      expect(settled(rowsOf(answer))).toEqual(settled(rowsOfPrimer3(askPrimer3(tags))));
    }
  });
});

describe.skipIf(!hasPrimer3 || !testDataFolder())("a library against primer3_core itself", () => {
  const folder = mkdtempSync(join(tmpdir(), "primer3-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["with limits", { PRIMER_MAX_LIBRARY_MISPRIMING: 9, PRIMER_PAIR_MAX_LIBRARY_MISPRIMING: 16 }],
    ["with weights", { PRIMER_WT_LIBRARY_MISPRIMING: 0.3, PRIMER_PAIR_WT_LIBRARY_MISPRIMING: 0.2 }],
  ])("%s", (_, limits) => {
    for (const [index, template] of templates().slice(0, 3).entries()) {
      // Two stretches of the template itself, one of them the other way round, and a repeat of two letters.
      const library = [
        `>one\n${template.slice(20, 90)}`,
        `>two *0.6\n${reverseComplement(template.slice(-80, -10), "dna")}`,
        `>dinucleotides *2\n${"CA".repeat(30)}`,
      ].join("\n");
      const file = join(folder, `${index}.fa`);
      writeFileSync(file, `${library}\n`);
      const tags = { SEQUENCE_ID: "t", SEQUENCE_TEMPLATE: template, PRIMER_NUM_RETURN: 5, ...limits };
      const answer = designByPrimer3Settings(tags, undefined, library);
      const reply = askPrimer3({ ...tags, PRIMER_MISPRIMING_LIBRARY: file });
      expect(reply.PRIMER_ERROR).toBe(undefined);
      expect(settled(rowsOf(answer))).toEqual(settled(rowsOfPrimer3(reply)));
    }
  });
});

describe("a library of sequences", () => {
  it("has weights where they are given, and rejects invalid values", () => {
    expect(readPrimer3Library("")).toEqual({ ok: true, library: [] });
    expect(readPrimer3Library(">ALU repeat *0.5\r\nggcc\n10 gggc\n>L1\nAC")).toEqual({
      ok: true,
      library: [
        { name: "ALU repeat *0.5", sequence: "ggccgggc", weight: 0.5 },
        { name: "L1", sequence: "AC", weight: 1 },
      ],
    });
    for (const odd of ["ACGT", ">a\n", ">a *x\nACGT", ">a *101\nACGT", ">a\nAC!GT"])
      expect(readPrimer3Library(odd)).toMatchObject({ ok: false, error: { code: "unreadable-library" } });
  });
});

describe("listPrimers and checkPrimers", () => {
  const template = "ATCATTGACCCAGGCGTGTTAGCATTGGCAACTGGTCCAATCGTTAGCCTGAACGGTTACCGATGCATCAGGCTTACGATCC";

  it("names what ails a primer that is given, with or without a template", () => {
    const options = { leftPrimer: template.slice(0, 16), primer: { minTm: 62, maxGcPercent: 40 } };
    const faults = ["gcPercent", "lowTm"];
    for (const on of [template, undefined]) {
      const result = checkPrimers(options, on);
      expect(result.ok && result.check).toMatchObject({
        left: { faults, length: 16 },
        right: null,
        pair: null,
      });
    }
    const stranger = checkPrimers({ leftPrimer: "GGGGGGGGGGGGGGGGGG" }, template);
    expect(stranger.ok && stranger.check.left).toBe(null);
  });

  it("adds tails to what is ordered and to the product, not to what binds", () => {
    const result = checkPrimers(
      {
        leftPrimer: template.slice(0, 20),
        rightPrimer: reverseComplement(template.slice(-20), "dna"),
        leftTail: "GGTCTCAAATG",
        productSizes: [[40, 200]],
      },
      template,
    );
    expect(result.ok && result.check.pair).toMatchObject({
      left: { bases: `GGTCTCAAATG${template.slice(0, 20)}`, start: 0, length: 20 },
      productSize: template.length + 11,
    });
  });

  it("lists each side by itself, and only what is asked", () => {
    const result = listPrimers(template, { sides: ["right"], count: 3 });
    expect(result.ok && Object.keys(result.lists)).toEqual(["right"]);
    const penalties = (result.ok && result.lists.right?.oligos.map(({ penalty }) => penalty)) || [];
    expect(penalties).toHaveLength(3);
    expect([...penalties].sort((a, b) => a - b)).toEqual(penalties);
  });

  it("refuses what makes no sense", () => {
    expect(listPrimers("")).toMatchObject({ ok: false, error: { code: "empty-template" } });
    expect(listPrimers(template, { qualities: [1, 2] })).toMatchObject({
      error: { code: "qualities-unequal" },
    });
    expect(listPrimers(template, { leftFivePrimeAt: 900 })).toMatchObject({
      error: { code: "region-outside-template" },
    });
    expect(
      designByPrimer3Settings({ SEQUENCE_TEMPLATE: template, PRIMER_TASK: "pick_discriminative_primers" }),
    ).toMatchObject({ ok: false, error: { code: "no-single-target" } });
  });

  it("plans as few reads as cover a target", () => {
    const tiles = { lead: 50, spacing: 500, interval: 250, accuracy: 20 };
    expect(planReads({ start: 1000, length: 250 }, tiles, ["left", "right"])).toEqual({
      left: [950],
      right: [1300],
    });
    expect(planReads({ start: 1000, length: 800 }, tiles, ["right"])).toEqual({
      left: [],
      right: [1450, 1950],
    });
  });
});
