import { reverseComplement } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { type AlignAnswer, alignSequences } from "./align-sequences.ts";
import { doAlignmentJob, findMotif } from "./alignment-jobs.ts";
import { defaultSettings } from "./alignment-settings.ts";
import { faultBefore, methodFor, newKey, type SelectedSequence } from "./selected-sequence.ts";

const chosen = (letters: string, part: Partial<SelectedSequence> = {}): SelectedSequence => ({
  key: newKey(),
  name: "one",
  kind: "dna",
  isCircular: false,
  letters,
  features: [],
  qualities: null,
  trace: null,
  source: null,
  ...part,
});

const contentOf = (answer: AlignAnswer) => {
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.content;
};
const align = (
  list: readonly SelectedSequence[],
  method: ReturnType<typeof methodFor>,
  referenceKey: string | null = null,
) =>
  alignSequences(
    { chosen: list, settings: defaultSettings(method, list[0]?.kind ?? "dna"), referenceKey },
    () => {},
  );

const plasmid =
  "ATGACCATGATTACGCCAAGCTTGCATGCCTGCAGGTCGACTCTAGAGGATCCCCGGGTACCGAGCTCGAATTCACTGGCCGTCGTTTTACAACGTCGTGACTGGGAAAACCCTGGCG";

describe("obstacles", () => {
  const read = chosen("ACGT", { qualities: [30, 30, 30, 30] });
  it.each([
    ["too-few", [chosen("ACGT")], "global"],
    ["empty", [chosen("ACGT"), chosen("")], "global"],
    ["mixed", [chosen("ACGT"), chosen("MKV", { kind: "protein" })], "multiple"],
    ["two-only", [chosen("A"), chosen("A"), chosen("A")], "local"],
    ["too-large", [chosen("A".repeat(5_000_001)), chosen("A".repeat(5_000_000))], "global"],
    ["no-reference", [chosen("ACGT"), read], "reads"],
    ["protein-reads", [chosen("MKV", { kind: "protein" }), chosen("MKV", { kind: "protein" })], "reads"],
  ] as const)("%s", (code, list, method) => {
    expect(faultBefore(list, { method }, null)?.code).toBe(code);
  });

  it("is nothing for what fits, and the method is guessed from it", () => {
    const map = chosen("ACGT");
    expect(faultBefore([map, read], { method: "reads" }, map.key)).toBeNull();
    expect(methodFor([map, read])).toBe("reads");
    expect(methodFor([map, chosen("ACGT")])).toBe("global");
    expect(methodFor([map, chosen("ACGT"), chosen("ACGT")])).toBe("multiple");
  });
});

describe("aligning", () => {
  it("opens the ends of rows, and keeps what is left of a local alignment numbered", () => {
    const pair = contentOf(align([chosen("ACGTTGCA"), chosen("GTTG")], "overlap"));
    expect(pair.rows.map(({ letters }) => letters)).toEqual(["ACGTTGCA", "  GTTG  "]);
    const local = contentOf(align([chosen("CCCCACGTACGT"), chosen("GGACGTACGT")], "local"));
    expect(local.rows.map(({ start, letters }) => [start, letters])).toEqual([
      [4, "ACGTACGT"],
      [2, "ACGTACGT"],
    ]);
  });

  it("rotates a circle so that both start at the same base, and counts across its origin", () => {
    const map = chosen(plasmid, { isCircular: true, name: "map" });
    const turned = plasmid.slice(70) + plasmid.slice(0, 70);
    const content = contentOf(align([map, chosen(turned, { isCircular: true })], "global", map.key));
    expect(content.rows[1]).toMatchObject({ letters: plasmid, start: plasmid.length - 70, strand: 1 });
    const back = contentOf(
      align([map, chosen(reverseComplement(turned, "dna"), { isCircular: true })], "global", map.key),
    );
    expect(back.rows[1]).toMatchObject({ letters: plasmid, strand: -1 });
    const linear = contentOf(align([map, chosen(turned)], "global", map.key));
    expect(linear.rows[1]?.start).toBe(0);
  });

  it("uses the specification's scores by default", () => {
    const { match, mismatch, gapOpen, gapExtend } = defaultSettings("global", "dna");
    expect([match, mismatch, gapOpen, gapExtend]).toEqual([2, -1, -1, -1]);
  });

  it("reverses a read on the other strand and aligns it across the origin", () => {
    const map = chosen(plasmid, { isCircular: true, name: "map" });
    const stretch = plasmid.slice(80) + plasmid.slice(0, 40);
    const read = chosen(reverseComplement(stretch), { name: "read", qualities: [...stretch].map(() => 40) });
    const content = contentOf(align([map, read], "reads", map.key));
    const [reference, row] = content.rows;
    expect(content.referenceId).toBe(reference?.id);
    expect(row).toMatchObject({ strand: -1, read: { firstColumn: 80, hasTrace: false } });
    expect(row?.letters).toBe(plasmid.slice(0, 40) + " ".repeat(40) + plasmid.slice(80));
  });

  it("names reads that find no place, and refuses when none does", () => {
    const map = chosen(plasmid);
    const good = chosen(plasmid.slice(10, 90), { qualities: Array(80).fill(40) });
    const poor = chosen(plasmid.slice(0, 60), { name: "poor", qualities: Array(60).fill(2) });
    expect(contentOf(align([map, good, poor], "reads", map.key)).leftOut).toEqual([
      { name: "poor", reason: "low-quality" },
    ]);
    expect(align([map, poor], "reads", map.key)).toEqual({ ok: false, fault: { code: "nothing-aligned" } });
  });
});

describe("jobs", () => {
  it("read many files and name those that are none", () => {
    const files = [
      { name: "two.fasta", content: ">a\nACGT\n>b\nACG\n" },
      { name: "picture.png", content: new Uint8Array([137, 80, 78, 71, 0, 1, 2]) },
    ];
    const { chosen: read, unread } = doAlignmentJob({ type: "read", files }, () => {});
    expect(read.map(({ name, letters }) => [name, letters])).toEqual([
      ["a", "ACGT"],
      ["b", "ACG"],
    ]);
    expect(unread).toEqual(["picture.png"]);
  });

  it("sum up rows: consensus, differences by column, identity by row", () => {
    const job = {
      type: "summarise",
      rows: ["ACGT", "AC-T", "ATG "],
      compared: "ACGT",
      threshold: 0.5,
      check: null,
    } as const;
    const { consensus, differences, identities } = doAlignmentJob(job, () => {});
    expect(consensus).toBe("ACGT");
    expect([...differences]).toEqual([0, 1, 1, 0]);
    expect(identities).toEqual([1, 1, 2 / 3]);
  });

  it("find a motif across gaps, and reject illegal characters", () => {
    expect(findMotif({ rows: ["AC--GTT", " CGT"], query: "CRT", isProtein: false }).places).toEqual([
      { row: 0, start: 1, end: 6 },
      { row: 1, start: 1, end: 4 },
    ]);
    expect(findMotif({ rows: ["ACGT"], query: "J!", isProtein: false }).places).toBeNull();
  });
});
