import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import type { Feature, Strand } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { translate } from "../translate/translate.ts";
import { checkJunctionFrames } from "./junction-frames.ts";

const cds = (name: string, start: number, end: number, strand: Strand = 1): Feature => ({
  id: name,
  name,
  type: "CDS",
  operator: "join",
  qualifiers: [],
  locations: [{ start, end, strand }],
});
const record = (
  sequence: string,
  features: readonly Feature[],
  topology: SequenceRecord["topology"] = "linear",
): SequenceRecord => ({
  ...{ name: "any", description: "", kind: "dna", topology, sequence, features, primers: [], meta: {} },
});
const whole = (one: SequenceRecord, strand: Strand = 1) => ({
  ...{ record: one, start: 0, end: one.sequence.length, strand },
});
const circle = (sequence: string) => ({ sequence, topology: "circular" as const });

/** Codons without a stop, the same in every run. */
const codons = (count: number, seed: number): string => {
  const list = ["GCT", "CGT", "AAC", "GAC", "TGC", "CAG", "GAA", "GGC", "CAC", "ATC", "CTG", "AAA", "TTC"];
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return list[(state >> 12) % list.length]!;
  }).join("");
};

const quiet = `TAACTAACTAA${"CACTTAGTTAGTTAG".repeat(12)}`;
const tag = `ATG${codons(40, 3)}`;
const gene = `ATG${codons(60, 9)}TAA`;
const vector = record(quiet + tag, [cds("GST", quiet.length, quiet.length + tag.length)]);

describe("a fusion at a junction", () => {
  it("in frame is no problem", () => {
    const insert = record(gene, [cds("gene", 0, gene.length)]);
    expect(checkJunctionFrames(circle(quiet + tag + gene), [whole(vector), whole(insert)])).toEqual([]);
  });

  it.each(["A", "AC"])("after %s more bases is shifted, and the bases that fix it are reported", (linker) => {
    const insert = record(gene, [cds("gene", 0, gene.length)]);
    const product = (more: string) => circle(`${quiet}${tag}${linker}${more}${gene}`);
    const [problem, ...more] = checkJunctionFrames(product(""), [whole(vector), whole(insert)]);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      ...{ code: "shifted", upstream: "GST", downstream: "gene", count: linker.length, parts: [0, 1] },
      position: quiet.length + tag.length + linker.length,
    });
    const { lead = "" } = problem?.mend ?? {};
    expect(lead).toHaveLength(3 - linker.length);
    expect(checkJunctionFrames(product(lead), [whole(vector), whole(insert)])).toEqual([]);
  });

  it("with a stop codon between is stopped there", () => {
    const insert = record(gene, [cds("gene", 0, gene.length)]);
    const found = checkJunctionFrames(circle(`${quiet + tag}GCTTAGGCT${gene}`), [
      whole(vector),
      whole(insert),
    ]);
    expect(found).toEqual([
      expect.objectContaining({ code: "stopped", position: quiet.length + tag.length + 3 }),
    ]);
  });

  it("of a gene without its stop codon reports the length of the read-through", () => {
    const open = record(gene.slice(0, -3), [cds("gene", 0, gene.length - 3)]);
    const backbone = record(`GCTGCTTAA${quiet}`, []);
    const found = checkJunctionFrames(circle(`${open.sequence}${backbone.sequence}`), [
      whole(open),
      whole(backbone),
    ]);
    expect(found).toEqual([
      expect.objectContaining({
        code: "reads-on",
        upstream: "gene",
        count: 2,
        position: open.sequence.length + 6,
      }),
    ]);
  });

  it("is none where the insert interrupts a gene of the vector, as lacZ is", () => {
    const plasmid = `${tag}${codons(30, 77)}TAA${quiet}`;
    const lacZ = record(plasmid, [cds("lacZ", 0, tag.length + 93)], "circular");
    const insert = record(`AC${gene}`, [cds("gene", 2, gene.length + 2)]);
    const opened = { record: lacZ, start: tag.length, end: tag.length + plasmid.length, strand: 1 as const };
    const product = plasmid.slice(tag.length) + tag + insert.sequence;
    expect(checkJunctionFrames(circle(product), [opened, whole(insert)])).toEqual([]);
  });

  it("is the same from either strand, wherever the circle begins", () => {
    const insert = record(gene, [cds("gene", 0, gene.length)]);
    const sequence = `${quiet}${tag}A${gene}`;
    fc.assert(
      fc.property(fc.nat(sequence.length - 1), fc.boolean(), (turn, isTurned) => {
        const rotated = sequence.slice(turn) + sequence.slice(0, turn);
        const product = circle(isTurned ? reverseComplement(rotated, "dna") : rotated);
        const strand: Strand = isTurned ? -1 : 1;
        const parts = [whole(vector, strand), whole(insert, strand)];
        const [problem, ...more] = checkJunctionFrames(product, isTurned ? parts.toReversed() : parts);
        expect(more).toEqual([]);
        expect(problem).toMatchObject({ code: "shifted", upstream: "GST", downstream: "gene", count: 1 });
        const { position } = problem!;
        const letters = isTurned ? reverseComplement(product.sequence, "dna") : product.sequence;
        const at = isTurned ? letters.length - 1 - position : position;
        expect(translate((letters + letters).slice(at, at + gene.length))).toBe(translate(gene));
      }),
      { numRuns: 60 },
    );
  });
});

describe("start and stop at a junction", () => {
  const bare = `${codons(60, 21)}TAA`;
  const tail = `${codons(8, 33)}TAA`;

  it("is reported for an insert without a start that nothing before it reads into", () => {
    const insert = record(bare, [cds("gene", 0, bare.length)]);
    const plain = record(quiet, []);
    const problems = checkJunctionFrames(circle(quiet + bare), [whole(plain), whole(insert)]);
    expect(problems).toMatchObject([
      { code: "no-start", parts: [0, 1], upstream: "", downstream: "gene", position: quiet.length },
    ]);
    const fused = checkJunctionFrames(circle(quiet + tag + bare), [whole(vector), whole(insert)]);
    expect(fused).toEqual([]);
  });

  it("is reported for a stop codon before a tag that is read from there", () => {
    const insert = record(gene, [cds("gene", 0, gene.length)]);
    const tagged = record(tail + quiet, [cds("6xHis", 0, tail.length)]);
    const problems = checkJunctionFrames(circle(gene + tail + quiet), [whole(insert), whole(tagged)]);
    expect(problems).toMatchObject([
      { code: "closed", upstream: "gene", downstream: "6xHis", parts: [0, 1] },
    ]);
    const open = gene.slice(0, -3);
    const opened = record(open, [cds("gene", 0, open.length)]);
    expect(checkJunctionFrames(circle(open + tail + quiet), [whole(opened), whole(tagged)])).toEqual([]);
  });
});
