import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { cpuTime } from "../test-support/cpu-time.ts";
import { oracleSequences, testDataFolder } from "../test-support/test-data.ts";
import { type AnnotateOptions, annotate } from "./annotate.ts";
import { featureOfMatch } from "./annotation-match.ts";
import { type LibraryFeature, loadCommonFeatures } from "./library.ts";

const feature = (sequence: string, more: Partial<LibraryFeature> = {}): LibraryFeature => ({
  name: "planted",
  type: "misc_feature",
  sequence,
  ...more,
});
const matchesOf = (sequence: string, options: AnnotateOptions) => {
  const result = annotate(sequence, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.matches;
};
const placesOf = (sequence: string, options: AnnotateOptions) =>
  matchesOf(sequence, options).map(({ start, end, strand, kind }) => ({ start, end, strand, kind }));

const bases = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."ACGT"), minLength, maxLength });

describe("annotate", () => {
  const library = [feature("GAATTCGGATCCAAGCTTGCATGC")];
  const placed = "TTTTTTTTTTGAATTCGGATCCAAGCTTGCATGCTTTTT";

  it("finds a feature on either strand", () => {
    expect(placesOf(placed, { library })).toEqual([{ start: 10, end: 34, strand: 1, kind: "exact" }]);
    expect(placesOf(reverseComplement(placed, "dna"), { library })).toEqual([
      { start: 5, end: 29, strand: -1, kind: "exact" },
    ]);
  });
  it("finds a feature across the origin of a circle, and not on the line", () => {
    const turned = placed.slice(20) + placed.slice(0, 20);
    expect(placesOf(turned, { library, topology: "circular" })).toEqual([
      { start: 29, end: 14, strand: 1, kind: "exact" },
    ]);
    expect(placesOf(turned, { library })).toEqual([]);
  });
  it("finds features as short as six bases, ambiguous bases as all they represent", () => {
    expect(placesOf("AAAAAGAATTCAAAA", { library: [feature("GAATTC")] })).toEqual([
      { start: 5, end: 11, strand: 1, kind: "exact" },
    ]);
    expect(placesOf("AAAAACCTGAGCAAA", { library: [feature("CCTNAGC")] })).toEqual([
      { start: 5, end: 12, strand: 1, kind: "exact" },
    ]);
  });
  it("finds a tag by what it codes for, on both strands", () => {
    const tag = [feature("DYKDDDDK", { kind: "protein" })];
    const coding = "CCCGATTATAAAGACGACGATGACAAGCCC";
    expect(placesOf(coding, { library: tag })).toEqual([
      { start: 3, end: 27, strand: 1, kind: "translated" },
    ]);
    expect(placesOf(`A${reverseComplement(coding, "dna")}`, { library: tag })).toEqual([
      { start: 4, end: 28, strand: -1, kind: "translated" },
    ]);
  });
  it("recognises a coding sequence by its protein if the codons differ", () => {
    const original = "ATGAGCAAAGGTGAAGAACTGTTTACCGGCGTTGTGCCGATTCTGGTGGAACTGGATGGTGATGTGAACGGTTAA";
    const recoded = "ATGTCTAAGGGCGAGGAGCTCTTCACAGGAGTAGTCCCAATACTAGTCGAGCTAGACGGAGACGTCAATGGCTGA";
    const cds = [feature(original, { type: "CDS" })];
    expect(placesOf(`CC${recoded}CC`, { library: cds })).toEqual([
      { start: 2, end: 74, strand: 1, kind: "translated" },
    ]);
    expect(placesOf(`CC${recoded}CC`, { library: cds, translated: false })).toEqual([]);
    expect(placesOf(`CC${original}CC`, { library: cds })).toEqual([
      { start: 2, end: 77, strand: 1, kind: "exact" },
    ]);
  });
  it("reports the better of two variants at one position, and all of them if requested", () => {
    const variant = feature("GAATTCGGATCCAAGCTTGCATGA", { name: "variant" });
    const both = { library: [variant, ...library] };
    expect(matchesOf(placed, both).map(({ name }) => name)).toEqual(["planted"]);
    expect(matchesOf(placed, { ...both, keepAll: true, minIdentity: 0.9 })).toHaveLength(2);
  });
  it("counts what a near match lacks", () => {
    const long = "GATTACAGCCTGATCGGCTAAGCTTCGTACCGATGCATTC";
    const changed = `CCC${long.slice(0, 20)}T${long.slice(21)}GGG`;
    expect(matchesOf(changed, { library: [feature(long)] })[0]).toMatchObject({
      kind: "near",
      errors: 1,
      identity: 39 / 40,
      coverage: 1,
      start: 3,
      length: 40,
    });
  });
  it("makes features that meet at the origin", () => {
    const turned = placed.slice(20) + placed.slice(0, 20);
    const [match] = matchesOf(turned, { library, topology: "circular" });
    expect(featureOfMatch(match!, turned.length, "f1")).toMatchObject({
      name: "planted",
      locations: [
        { start: 29, end: 39, strand: 1 },
        { start: 0, end: 14, strand: 1 },
      ],
    });
  });

  it("misses no exact copy at any position", () => {
    fc.assert(
      fc.property(bases(6, 80), bases(0, 200), bases(0, 200), fc.boolean(), (sequence, left, right, turn) => {
        const text = left + (turn ? reverseComplement(sequence, "dna") : sequence) + right;
        const found = matchesOf(text, { library: [feature(sequence)], keepAll: true });
        const isThere = found.some(
          ({ start, length, kind }) =>
            start === left.length && length === sequence.length && kind === "exact",
        );
        expect(isThere).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
  it("misses no copy with as many changes as the identity allows", () => {
    const edit = fc.record({
      at: fc.nat(1000),
      kind: fc.constantFrom("mismatch", "insertion", "deletion"),
      base: fc.constantFrom(..."ACGT"),
    });
    fc.assert(
      fc.property(
        bases(20, 180),
        bases(0, 100),
        bases(0, 100),
        fc.array(edit, { maxLength: 9 }),
        (sequence, left, right, edits) => {
          let copy = sequence;
          for (const { at, kind, base } of edits.slice(0, Math.floor(0.05 * sequence.length))) {
            const place = at % copy.length;
            const rest = copy.slice(kind === "insertion" ? place : place + 1);
            copy = copy.slice(0, place) + (kind === "deletion" ? "" : base) + rest;
          }
          const found = matchesOf(left + copy + right, {
            library: [feature(sequence)],
            translated: false,
            keepAll: true,
          });
          const middle = left.length + copy.length / 2;
          expect(found.some(({ start, length }) => start <= middle && start + length >= middle)).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
  it("finds the same on a circle with any origin", () => {
    fc.assert(
      fc.property(bases(30, 60), bases(100, 200), fc.nat(300), (sequence, rest, turn) => {
        const circle = sequence + rest;
        const by = turn % circle.length;
        const turned = circle.slice(by) + circle.slice(0, by);
        const options = { library: [feature(sequence)], topology: "circular", translated: false } as const;
        const back = matchesOf(turned, options).map(({ start }) => (start + by) % circle.length);
        expect(back).toContain(0);
      }),
      { numRuns: 200 },
    );
  });

  it("refuses what it cannot search, and says where", () => {
    expect(annotate("", { library })).toMatchObject({ ok: false, error: { code: "empty-sequence" } });
    expect(annotate("ACGTXACGT", { library })).toMatchObject({
      ok: false,
      error: { code: "illegal-letter", position: 4 },
    });
    expect(annotate("A", { library })).toEqual({ ok: true, matches: [] });
    expect(annotate("ACGT", { library: [feature("ACGTA")] })).toMatchObject({
      error: { code: "feature-too-short", feature: "planted" },
    });
    expect(annotate("ACGT", { library: [feature("ACGTA-CG")] })).toMatchObject({
      error: { code: "illegal-feature" },
    });
    expect(annotate(placed, { library, signal: { aborted: true } })).toMatchObject({
      error: { code: "aborted" },
    });
    expect(annotate(placed, { library, minIdentity: 95 })).toMatchObject({ error: { code: "bad-option" } });
  });
  it("comes to an end on repeats", () => {
    const repeats = [feature("A".repeat(60)), feature("AC".repeat(40)), feature("ACG".repeat(30))];
    const started = cpuTime();
    for (const unit of ["A", "AC", "ACG"])
      matchesOf(unit.repeat(Math.floor(20_000 / unit.length)), { library: repeats, topology: "circular" });
    expect(cpuTime() - started).toBeLessThan(15_000);
  });
});

describe.skipIf(!testDataFolder())("annotate on given vectors", () => {
  const sequences = oracleSequences("sequences.fa");
  it.each([
    ["pUC19", ["lacZ", "AmpR promoter", "bla"]],
    ["pBR322", ["tet", "ROP", "bla"]],
  ])("knows the parts of %s", async (name, parts) => {
    const sequence = sequences.get(name);
    if (!sequence) throw new Error(`no ${name}`);
    const found = matchesOf(sequence, { library: await loadCommonFeatures(), topology: "circular" });
    for (const part of parts) expect(found.map((match) => match.name).join("; ")).toContain(part);
  });
});
