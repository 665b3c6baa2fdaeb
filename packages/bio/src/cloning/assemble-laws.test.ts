import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { checksum } from "../checksum/checksum.ts";
import { sliceRecord } from "../molecule/slice-record.ts";
import type { SequenceRecord } from "../sequence.ts";
import { assemble } from "./assemble.ts";
import type { AssemblyProduct, AssemblyResult } from "./assembly.ts";
import { type Lineage, lineageInputs } from "./lineage.ts";

const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."ACGT"), minLength, maxLength });

const productsOf = (result: AssemblyResult): readonly AssemblyProduct[] => (result.ok ? result.products : []);
const checksumsOf = (result: AssemblyResult) =>
  productsOf(result)
    .map((product) => product.checksum)
    .toSorted();

/** A circle cut into this many fragments that overlap their neighbours by 20 bases. */
const fragmentsOf = (circle: string, count: number, overlap = 20) => {
  const step = Math.floor(circle.length / count);
  const twice = circle + circle;
  return Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? circle.length : (index + 1) * step;
    return { name: `part ${index + 1}`, sequence: twice.slice(index * step, end + overlap) };
  });
};

const circleInParts = fc.tuple(letters(200, 400), fc.integer({ min: 1, max: 5 }));

describe("laws of assembly", () => {
  it("fragments of a circle give the circle, whatever their order, orientation and case", () => {
    fc.assert(
      fc.property(
        circleInParts,
        fc.infiniteStream(fc.boolean()),
        fc.nat(),
        ([circle, count], flips, turn) => {
          const parts = fragmentsOf(circle, count);
          const moved = parts.map((_, index) => parts[(index + turn) % count]!);
          const mixed = moved.map((part) => {
            const isFlipped = flips.next().value as boolean;
            return isFlipped
              ? { ...part, sequence: reverseComplement(part.sequence, "dna").toLowerCase() }
              : part;
          });
          const expected = checksum(circle, { topology: "circular" });
          expect(checksumsOf(assemble("gibson", parts, { circularOnly: true }))).toContain(expected);
          expect(checksumsOf(assemble("gibson", mixed, { circularOnly: true }))).toEqual(
            checksumsOf(assemble("gibson", parts, { circularOnly: true })),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it("a product is as long as its parts less their overlaps, and its lineage ends in the inputs", () => {
    fc.assert(
      fc.property(circleInParts, ([circle, count]) => {
        const parts = fragmentsOf(circle, count);
        for (const { sequence, lineage, junctions } of productsOf(assemble("gibson", parts))) {
          const all = parts.reduce((sum, part) => sum + part.sequence.length, 0);
          const shared = junctions.reduce((sum, { letters: overlap }) => sum + overlap.length, 0);
          expect(sequence).toHaveLength(all - shared);
          expect(
            lineageInputs(lineage)
              .map(({ name }) => name)
              .toSorted(),
          ).toEqual(parts.map(({ name }) => name));
          expect(JSON.parse(JSON.stringify(lineage))).toEqual(lineage);
        }
      }),
      { numRuns: 40 },
    );
  });

  const plasmid = fc
    .tuple(letters(60, 200), letters(60, 200), fc.constantFrom("GAATTC", "GATATC", "GGTACC", "CTGCAG"))
    .map(([one, other, site]) => `${one}${site}${other}${site}`);

  it("digested and ligated again, a plasmid has its old checksum; turning it changes none", () => {
    const enzymes = ["EcoRI", "EcoRV", "KpnI", "PstI"];
    fc.assert(
      fc.property(plasmid, fc.nat({ max: 400 }), (sequence, turn) => {
        const circle = { name: "p", sequence, topology: "circular" as const };
        const own = checksumsOf(assemble("restriction-ligation", [circle], { enzymes }));
        expect(own).toContain(checksum(sequence, { topology: "circular" }));
        const at = turn % sequence.length;
        const turned = { ...circle, sequence: sequence.slice(at) + sequence.slice(0, at) };
        expect(checksumsOf(assemble("restriction-ligation", [turned], { enzymes }))).toEqual(own);
      }),
      { numRuns: 60 },
    );
  });

  it("the product has the bases of each part at the position in the lineage", () => {
    fc.assert(
      fc.property(plasmid, letters(30, 80), (sequence, insert) => {
        const record = (
          name: string,
          bases: string,
          topology: SequenceRecord["topology"],
        ): SequenceRecord => ({
          ...{
            name,
            description: "",
            kind: "dna",
            topology,
            sequence: bases,
            features: [],
            primers: [],
            meta: {},
          },
        });
        const site = sequence.slice(-6);
        const inputs = [
          record("v", sequence, "circular"),
          record("i", `TT${site}${insert}${site}TT`, "linear"),
        ];
        const enzymes = ["EcoRI", "EcoRV", "KpnI", "PstI"];
        const products = productsOf(assemble("restriction-ligation", inputs, { enzymes }));
        expect(products.length).toBeGreaterThan(0);
        for (const product of products.slice(0, 6)) {
          const { parts } = product.lineage as Extract<Lineage, { kind: "product" }>;
          const circle = product.sequence + product.sequence;
          let at = 0;
          for (const [index, { from, start, end, strand }] of parts.entries()) {
            const source = inputs.find(({ name }) => name === from.name)!;
            const piece = sliceRecord(source, { start, length: end - start }).sequence;
            const read = strand === 1 ? piece : reverseComplement(piece, "dna");
            expect(circle.slice(at, at + read.length)).toBe(read);
            at += read.length - (product.junctions[index]?.letters.length ?? 0);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it("a product is a fragment of the next step, and the lineage grows", () => {
    const [circle] = fc.sample(letters(300, 300), { seed: 7, numRuns: 1 }) as [string];
    const [a, b, c] = fragmentsOf(circle, 3);
    const [ab] = productsOf(assemble("overlap-extension", [a!, b!]));
    const [whole] = productsOf(assemble("gibson", [ab!, c!]));
    expect(whole?.checksum).toBe(checksum(circle, { topology: "circular" }));
    expect(lineageInputs(whole!.lineage)).toHaveLength(3);
  });

  it("nothing is thrown, whatever is given", () => {
    const methods = [
      "restriction-ligation",
      "golden-gate",
      "gibson",
      "pcr",
      "gateway_lr",
      "ta",
      "topo",
      "lic",
      "cre-lox",
      "user",
      "mutagenesis",
      "annealed-oligos",
    ];
    const fragment = fc.record({
      sequence: fc.oneof(letters(0, 60), fc.string({ maxLength: 20 })),
      topology: fc.constantFrom("linear" as const, "circular" as const),
    });
    const oligo = fc.oneof(letters(0, 30), fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...methods),
        fc.array(fragment, { maxLength: 4 }),
        fc.record(
          {
            enzymes: fc.subarray(["EcoRI", "BsaI", "MnlI", "nonsense"]),
            minOverlap: fc.integer({ min: -1, max: 30 }),
            forward: oligo,
            reverse: oligo,
            oligos: fc.tuple(oligo, oligo),
            primers: fc.array(fc.tuple(oligo, oligo), { maxLength: 3 }),
            variant: fc.constantFrom("ta" as const, "blunt" as const, "directional" as const),
          },
          { requiredKeys: [] },
        ),
        (method, fragments, options) => {
          const result = assemble(method, fragments, options);
          if (result.ok)
            for (const { checksum: sum } of result.products) expect(sum).toMatch(/^[lc]dseguid=/);
          else expect(result.error.message).toMatch(/^\S.*[.?]$/s);
        },
      ),
      { numRuns: 300 },
    );
  });
});
