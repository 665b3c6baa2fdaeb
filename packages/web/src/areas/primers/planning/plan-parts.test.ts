import { checksum, type SequenceRecord } from "@benchleaf/bio";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { describe, expect, it } from "vitest";
import { addParts, changePart, emptyDraft, keyOf } from "../assembly-draft.ts";
import { defaultSettings } from "../assembly-settings.ts";
import { benchOf } from "../bench-of-draft.ts";
import { makingOf } from "../making-of.ts";
import { planParts } from "./plan-parts.ts";

const letters = (length: number, seed: number): string => {
  let state = seed * 2_654_435_761;
  let text = "";
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += "ACGT"[state >>> 30];
  }
  return text;
};
const dna = (sequence: string, more: Partial<SequenceRecord> = {}): SequenceRecord => ({
  name: "x",
  description: "",
  kind: "dna",
  topology: "linear",
  sequence,
  features: [],
  primers: [],
  meta: {},
  ...more,
});
const lab = (records: readonly SequenceRecord[]) => {
  const draft = addParts(
    emptyDraft,
    records.map((_, index) => ({ id: String(index), version: 1 })),
  );
  const molecules = new Map(draft.parts.map((part, index) => [keyOf(part), records[index]!]));
  return { draft, molecules };
};
type Lab = ReturnType<typeof lab>;
const plan = ({ draft, molecules }: Lab, change: Partial<Lab["draft"]> = {}, settings = defaultSettings) =>
  planParts({ draft: { ...draft, ...change }, settings }, (key) => molecules.get(key));

describe("primers for an assembly", () => {
  const three = lab([dna(letters(700, 1)), dna(letters(900, 2)), dna(letters(1200, 3))]);
  const joined = [...three.molecules.values()].map(({ sequence }) => sequence).join("");

  it.each(["gibson", "hifi", "in-fusion", "golden-gate", "user"] as const)(
    "%s makes the circle",
    (method) => {
      const made = plan(three, { method });
      expect(made.product?.checksum).toBe(checksum(joined, { topology: "circular" }));
      expect(made.primers).toHaveLength(6);
      expect(made.junctions).toHaveLength(3);
    },
  );

  it("the product is kept with the stretches of which versions it is made, and each primer with its part", () => {
    const turned = changePart(three.draft, "p2", { region: { start: 100, length: 500 }, strand: -1 });
    const made = plan({ ...three, draft: turned }, { method: "golden-gate" });
    const lines = made.primers.map((one, index) => ({ ...one, name: `primer ${index}` }));
    const making = makingOf(turned, made, lines);
    expect(making).toMatchObject({ cloningMethod: "golden-gate", checksum: made.product?.checksum });
    expect(making?.enzymes).toEqual(made.enzymes);
    expect(making?.junctions.map(({ kind }) => kind)).toEqual(Array(3).fill("5'-overhang"));
    const [one, two, last] = making!.parts;
    expect([one, two, last].map((part) => part?.sequenceId)).toEqual(["0", "1", "2"]);
    // An overhang's bases may happen to continue as the sequence does.
    expect(two).toMatchObject({ version: 1, strand: -1 });
    expect([100 - two!.start, two!.end - 600].every((more) => more >= 0 && more <= 4)).toBe(true);
    expect(making!.primers.map(({ part }) => part)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(makingOf(turned, { ...made, product: null }, lines)).toBeNull();
  });

  it("overlap extension and a linear Gibson make the line", () => {
    for (const change of [
      { method: "overlap-extension" as const },
      { method: "gibson" as const, isLinear: true },
    ])
      expect(plan(three, change).product?.checksum).toBe(checksum(joined));
  });

  it("turned parts and stretches across the origin read as the product does", () => {
    const circle = dna("AAAATTTTCCCCGGGG".repeat(30), { topology: "circular" });
    const two = lab(
      [dna(letters(600, 4)), dna(letters(500, 5), { topology: "circular" }), circle].slice(0, 2),
    );
    const id = two.draft.parts[1]!.id;
    const draft = changePart(two.draft, id, { region: { start: 400, length: 300 }, strand: -1 });
    const made = plan({ ...two, draft }, { method: "gibson" });
    expect(made.product?.record.sequence.length).toBe(900);
  });

  it("advises a method, and says what it tried", () => {
    const made = plan(three);
    expect(made.tried[0]?.method).toBe("gibson");
    expect(made.tried.map(({ method }) => method)).toContain(made.method);
    const short = lab([dna(letters(700, 1)), dna(letters(60, 2)), dna(letters(1200, 3))]);
    expect(plan(short).method).not.toBe("gibson");
  });

  it("reports hairpins and dimers by their stability", () => {
    const stem = "GCGCGGATCCGCAAAAGCGGATCCGCGC";
    const folded = lab([dna(stem + letters(500, 6)), dna(letters(600, 7))]);
    const { remarks, primers } = plan(folded, { method: "gibson" });
    const hairpin = remarks.find(({ code }) => code === "hairpin");
    expect(hairpin).toMatchObject({ primer: "forward", partIds: ["p1"], isBlocking: false });
    expect(hairpin?.figure).toBe(primers.find((one) => one.partId === "p1")?.hairpinTm);
    expect(
      plan(folded, { method: "gibson" }, { ...defaultSettings, maxStructureTm: 100 }).remarks.length,
    ).toBeLessThan(remarks.length);
  });

  it("says which sequence cannot be used, and plans nothing then", () => {
    const cases = [
      [dna(""), "empty-sequence"],
      [dna("MKV", { kind: "protein" }), "not-dna"],
    ] as const;
    for (const [record, code] of cases)
      expect(plan(lab([dna(letters(300, 8)), record])).remarks).toEqual([
        { code, isBlocking: true, partIds: ["p2"] },
      ]);
    const gone = { ...three, molecules: new Map([...three.molecules].slice(1)) };
    expect(plan(gone).remarks).toMatchObject([{ code: "missing", partIds: ["p1"] }]);
    const draft = changePart(three.draft, "p1", { region: { start: 600, length: 300 } });
    expect(plan({ ...three, draft }).remarks).toMatchObject([{ code: "region-outside" }]);
  });

  it("becomes a bench with the same primers, its circle first", () => {
    const records = [dna(letters(700, 1)), dna(letters(2600, 9), { topology: "circular" })];
    const two = lab(records);
    const made = plan(two, { method: "gibson" });
    const bench = benchOf(two.draft, defaultSettings, made, two.molecules);
    expect(bench?.plasmids.map(({ id, plasmidType }) => [id, plasmidType])).toEqual([
      ["p2", "vector"],
      ["p1", "fragment"],
    ]);
    for (const { id, plasmidConfig } of bench?.plasmids ?? []) {
      const bases = made.primers.filter(({ partId }) => partId === id).map((one) => one.bases);
      expect([plasmidConfig.fPrimer, plasmidConfig.rPrimer]).toEqual(bases);
    }
  });

  it("of ten sequences of 3 kb follows a change in under 100 ms", () => {
    const ten = lab(Array.from({ length: 10 }, (_, index) => dna(letters(3000, index + 20))));
    plan(ten, { method: "gibson" });
    const times = [1, 2, 3, 4, 5].map((step) => {
      const draft = changePart(ten.draft, "p4", { region: { start: 10 * step, length: 2000 } });
      const started = cpuTime();
      const made = plan({ ...ten, draft }, { method: "gibson" });
      expect(made.product).not.toBeNull();
      return cpuTime() - started;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
