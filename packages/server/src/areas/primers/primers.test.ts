import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  annealOligos,
  designByPrimer3Settings,
  designGenotypingPrimers,
  meltingTemperature,
  primer3AnswerTags,
  reverseComplement,
  strandsOf,
} from "@benchleaf/bio";
import type { DesignedByPrimer3, Duplex, GenotypedGuide } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { primersService } from "./primers.service.ts";

const base = "/application/molecular-biology";

let lab: Lab;
let owner: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
});
afterAll(() => lab?.close());

/** Bases without any structure, the same in every run. */
const noise = (length: number, seed = 7): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return "ACGT"[(state >> 16) & 3];
  }).join("");
};

interface Refusal {
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  readonly limit?: number;
  readonly least?: number;
}

const refused = async (path: string, body: unknown) => {
  const { status, code, data } = await owner.call<Refusal>("POST", `${base}${path}`, body);
  return { status, code, data };
};
const issueAt = (path: string) => ({
  status: 400,
  code: "request.invalid",
  data: { issues: [expect.objectContaining({ path })] },
});

describe("annealing", () => {
  const anneal = (body: object): Promise<Duplex> => owner.post(`${base}/annealing`, body);

  it("answers what the browser computes, overhangs and strands, and the Tm of the bases that pair", async () => {
    const [top, bottom] = ["AATTCACCGTTAGC", "GATCGCTAACGGTG"];
    const made = annealOligos(top, bottom, { minOverlap: 10 });
    if (!made.ok) throw new Error(made.error.message);
    const { watson, crick } = strandsOf(made.molecule);
    expect(await anneal({ top, bottom })).toEqual({
      sequence: "AATTCACCGTTAGCGATC",
      length: 18,
      topStrand: watson,
      bottomStrand: crick,
      left: { kind: "5'-overhang", bases: "AATT", hasPhosphate: false },
      right: { kind: "5'-overhang", bases: "GATC", hasPhosphate: false },
      paired: { start: 4, length: 10 },
      tm: meltingTemperature("CACCGTTAGC"),
    });
  });

  it("reads pasted bases, and uses the given conditions", async () => {
    const letters = "CACCGUUAGCAATTGGCA";
    const conditions = { dnaNanomolar: 50, divalentMillimolar: 1.5, dntpMillimolar: 0.6 };
    const bottom = reverseComplement("CACCGTTAGCAATTGGCA");
    const made = await anneal({
      ...{ top: ` 1 ${letters.toLowerCase()}\n`, bottom, conditions },
      hasPhosphate: true,
    });
    expect(made).toMatchObject({
      left: { kind: "blunt", bases: "", hasPhosphate: true },
      tm: meltingTemperature("CACCGTTAGCAATTGGCA", conditions),
    });
    expect(await anneal({ top: "GGAACC", bottom: "GGTTCC", minOverlap: 4 })).toMatchObject({ tm: null });
  });

  it("lays a primer on a strand that it binds", async () => {
    const strand = noise(1_000);
    const made = await anneal({ top: strand.slice(300, 320), bottom: reverseComplement(strand) });
    expect(made).toMatchObject({
      sequence: strand,
      left: { kind: "3'-overhang", bases: reverseComplement(strand.slice(0, 300)) },
      right: { kind: "5'-overhang", bases: reverseComplement(strand.slice(320)) },
      paired: { start: 300, length: 20 },
    });
  });

  it("refuses oligos that do not pair, that are none, and that are too long", async () => {
    const oligos = { top: "AATTCACCGTTAGC", bottom: "GATCGCTAACGGTG" };
    expect(await refused("/annealing", { ...oligos, minOverlap: 11 })).toEqual({
      status: 422,
      code: "primers.oligos.unpaired",
      data: { least: 11 },
    });
    expect(await refused("/annealing", { ...oligos, top: "AATTCXCCG" })).toMatchObject(issueAt("body.top"));
    expect(await refused("/annealing", { ...oligos, bottom: " " })).toMatchObject(issueAt("body.bottom"));
    expect(await refused("/annealing", { ...oligos, top: "A".repeat(1_001) })).toMatchObject(
      issueAt("body.top"),
    );
    expect(await refused("/annealing", { ...oligos, conditions: { monovalentMillimolar: 0 } })).toMatchObject(
      issueAt("body.conditions.monovalentMillimolar"),
    );
  });

  it("is done at once, also at its limit", () => {
    const service = primersService(lab.kernel);
    const top = noise(1_000);
    const input = { top, bottom: reverseComplement(top), minOverlap: 4, hasPhosphate: false, conditions: {} };
    return expect(service.anneal(input)).resolves.toMatchObject({ paired: { length: 1_000 } });
  });
});

describe("primer3", () => {
  const template = noise(800);
  const run = (tags: object, query = ""): Promise<DesignedByPrimer3> =>
    owner.post(`${base}/primer3${query}`, tags);

  it("answers pairs as the browser's engine designs them, and in primer3's tags", async () => {
    const tags = {
      SEQUENCE_TEMPLATE: template,
      SEQUENCE_TARGET: "390,30",
      PRIMER_PRODUCT_SIZE_RANGE: "100-300",
      PRIMER_OPT_TM: "60.5",
      PRIMER_PICK_INTERNAL_OLIGO: 1,
      PRIMER_EXPLAIN_FLAG: 1,
    };
    const answer = designByPrimer3Settings(tags);
    if (!answer.ok) throw new Error(answer.error.message);
    const result = await run(tags);
    expect(result.tags).toEqual(primer3AnswerTags(answer, tags));
    expect(result).toMatchObject({
      task: "generic",
      pairs: answer.pairs.map(({ templateMispriming: _, templateMisprimingTm: __, ...pair }) => pair),
      lists: { left: null, right: null, internal: null },
      explanation: answer.explanation?.text,
      unknownTags: [],
    });
    expect(result.pairs.length).toBe(Number(result.tags.PRIMER_PAIR_NUM_RETURNED));
    expect(result.tags.PRIMER_LEFT_0_SEQUENCE).toBe(result.pairs[0]?.left.bases);
  });

  it("lists single primers, and reports tags without effect", async () => {
    const tags = { SEQUENCE_TEMPLATE: template, PRIMER_TASK: "pick_left_only", PRIMER_MASK_TEMPLATE: 1 };
    const result = await run(tags);
    expect(result).toMatchObject({
      pairs: [],
      lists: { right: null, internal: null },
      explanation: null,
      unknownTags: ["PRIMER_MASK_TEMPLATE"],
      tags: { PRIMER_WARNING: "No effect: PRIMER_MASK_TEMPLATE", PRIMER_LEFT_NUM_RETURNED: "5" },
    });
    expect(result.lists.left?.oligos).toHaveLength(5);
  });

  it("designs across the origin of a circle, and stays away from a library", async () => {
    const tags = { SEQUENCE_TEMPLATE: template, SEQUENCE_TARGET: "790,20" };
    expect(await refused("/primer3", tags)).toMatchObject({ code: "request.invalid" });
    const { pairs } = await run(tags, "?circular=true");
    expect(pairs.length).toBeGreaterThan(0);
    for (const { left, right } of pairs) expect(left.start).toBeGreaterThan(right.start);
    const library = `>self\n${template}`;
    const away = await run({ SEQUENCE_TEMPLATE: template, PRIMER_MISPRIMING_LIBRARY: library });
    expect(away).toMatchObject({ pairs: [], unknownTags: [] });
  });

  it("refuses nonsense by the name of its tag", async () => {
    const at = (tags: object) => refused("/primer3", { SEQUENCE_TEMPLATE: template, ...tags });
    const cases: readonly (readonly [string, object])[] = [
      ["body.PRIMER_MIN_TM", { PRIMER_MIN_TM: "warm" }],
      ["body.SEQUENCE_TARGET", { SEQUENCE_TARGET: "10, 20" }],
      ["body.SEQUENCE_TEMPLATE", { SEQUENCE_TEMPLATE: "ACGT!" }],
      ["body.SEQUENCE_TEMPLATE", { SEQUENCE_TEMPLATE: " " }],
      ["body.SEQUENCE_QUALITY", { SEQUENCE_QUALITY: "20 30" }],
      ["body.PRIMER_MISPRIMING_LIBRARY", { PRIMER_MISPRIMING_LIBRARY: "/etc/passwd" }],
      ["body.PRIMER_NUM_RETURN", { PRIMER_NUM_RETURN: 501 }],
      ["body.min_tm", { min_tm: 5 }],
      ["body", { PRIMER_MIN_TM: 70, PRIMER_MAX_TM: 60 }],
      ["body", { PRIMER_SALT_MONOVALENT: 0 }],
    ];
    for (const [path, tags] of cases) expect(await at(tags), path).toMatchObject(issueAt(path));
    expect(await refused("/primer3", {})).toMatchObject(issueAt("body.SEQUENCE_TEMPLATE"));
  });

  it("refuses what is too long, and stops what takes too long", async () => {
    expect(await refused("/primer3", { SEQUENCE_TEMPLATE: noise(200_001) })).toEqual({
      status: 422,
      code: "primers.design.too.long",
      data: { limit: 200_000 },
    });
    const hurried = primersService(lab.kernel, 1);
    const wide = { SEQUENCE_TEMPLATE: noise(100_000), PRIMER_PRODUCT_SIZE_RANGE: "50-50000" };
    await expect(hurried.primer3(owner.user, wide, false)).rejects.toMatchObject({
      code: "primers.design.too.slow",
    });
  });

  it.skipIf(!process.env.BENCHLEAF_TEST_DATA)("finds the very pairs of primer3_core", async () => {
    const folder = join(process.env.BENCHLEAF_TEST_DATA ?? "", "science/oracle");
    const text = (name: string) => readFileSync(join(folder, name), "utf8");
    const settings = JSON.parse(text("primer3_settings.json")).default;
    const [, letters = ""] = /^>oT01\b.*\n([^>]+)/m.exec(text("primer3_templates.fa")) ?? [];
    const [header = [], ...rows] = text("primer3_pairs.tsv")
      .split("\n")
      .map((row) => row.split("\t"));
    const wanted = rows.filter(([name, setting]) => name === "oT01" && setting === "default");
    const { tags } = await run({
      ...settings,
      SEQUENCE_TEMPLATE: letters,
      PRIMER_PRODUCT_SIZE_RANGE: "80-150",
    });
    expect(wanted.length).toBeGreaterThan(0);
    expect(tags.PRIMER_PAIR_NUM_RETURNED).toBe(String(wanted.length));
    for (const [rank, row] of wanted.entries()) {
      const cell = (name: string) => row[header.indexOf(name)] ?? "";
      expect(tags).toMatchObject({
        [`PRIMER_LEFT_${rank}_SEQUENCE`]: cell("left_seq"),
        [`PRIMER_RIGHT_${rank}_SEQUENCE`]: cell("right_seq"),
        [`PRIMER_LEFT_${rank}`]: `${cell("left_start0")},${cell("left_len")}`,
        [`PRIMER_RIGHT_${rank}`]: `${cell("right_start0_5prime")},${cell("right_len")}`,
      });
      expect(Number(tags[`PRIMER_PAIR_${rank}_PENALTY`])).toBeCloseTo(Number(cell("pair_penalty")), 3);
    }
  });
});

describe("genotyping primers", () => {
  const sequence = noise(3_000);
  const body = { name: "a/b", sequence, guides: [{ number: 3, cutTop: 1_500, cutBottom: 1_500 }] };
  const design = async (input: object): Promise<GenotypedGuide[]> =>
    (await owner.post<{ guides: GenotypedGuide[] }>(`${base}/crispr/primers`, { ...body, ...input })).guides;

  it("are the best pair that the browser designs, named as it names them", async () => {
    const made = designGenotypingPrimers({ sequence, topology: "linear" }, body.guides[0]!);
    if (!made.ok) throw new Error(made.error.message);
    const { left, right, productSize, penalty } = made.pairs[0]!;
    expect(await design({})).toMatchObject([
      {
        number: 3,
        pair: { left, right, productSize, penalty, internal: null },
        primers: [
          { name: "ab-g3-F", use: "forward", bases: left.bases, locations: left.locations },
          { name: "ab-g3-R", use: "reverse", bases: right.bases, locations: right.locations },
        ],
      },
    ]);
  });

  it("cross the origin of a circle, and are none at the end of what is linear, guide by guide", async () => {
    const guides = [
      { number: 1, cutTop: 5, cutBottom: 9 },
      { number: 2, cutTop: 1_500, cutBottom: 1_500 },
    ];
    const has = (all: GenotypedGuide[]) => all.map(({ number, pair }) => [number, pair !== null]);
    expect(has(await design({ guides, circular: true }))).toEqual([
      [1, true],
      [2, true],
    ]);
    const linear = await design({ guides });
    expect(has(linear)).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(linear[0]).toMatchObject({ primers: [], explanation: expect.stringContaining("considered") });
    const [short] = await design({ guides: guides.slice(0, 1), sequence: noise(100) });
    expect(short).toMatchObject({ pair: null, explanation: expect.stringContaining("100 bases") });
  });

  it("reject cuts beyond the sequence, illegal characters, and too much of either", async () => {
    const at = (input: object) => refused("/crispr/primers", { ...body, ...input });
    const beyond = { number: 1, cutTop: 1, cutBottom: 3_001 };
    expect(await at({ guides: [beyond] })).toMatchObject(issueAt("body.guides.0.cutBottom"));
    expect(await at({ guides: [] })).toMatchObject(issueAt("body.guides"));
    expect(await at({ guides: Array(51).fill(body.guides[0]) })).toMatchObject(issueAt("body.guides"));
    expect(await at({ sequence: "ACGU" })).toMatchObject(issueAt("body.sequence"));
    expect(await at({ sequence: noise(200_001) })).toMatchObject({
      status: 422,
      code: "primers.design.too.long",
      data: { limit: 200_000 },
    });
    const hurried = primersService(lab.kernel, 1);
    await expect(hurried.genotyping(owner.user, { ...body, circular: false })).rejects.toMatchObject({
      code: "primers.design.too.slow",
    });
  });
});
