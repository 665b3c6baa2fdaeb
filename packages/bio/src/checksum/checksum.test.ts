import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { testDataFolder } from "../test-support/test-data.ts";
import { checksum, checksumOfStrands } from "./checksum.ts";
import { leastRotation } from "./least-rotation.ts";
import { sha1 } from "./sha1.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (digest: Uint8Array) => Buffer.from(digest).toString("hex");
const bases = fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 1, maxLength: 60 });

describe("SHA-1", () => {
  // FIPS 180-4 examples and the million a's of RFC 3174.
  it.each([
    ["", "da39a3ee5e6b4b0d3255bfef95601890afd80709"],
    ["abc", "a9993e364706816aba3e25717850c26c9cd0d89d"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"],
    ["a".repeat(1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"],
  ])("of a published text", (text, digest) => {
    expect(hex(sha1(bytes(text)))).toBe(digest);
  });

  it("is that of another implementation for every length around the block", () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
      expect(hex(sha1(data))).toBe(createHash("sha1").update(data).digest("hex"));
    }
  });
});

describe("least rotation", () => {
  it("is the first of all rotations in byte order", () => {
    const circles = fc.string({ unit: fc.constantFrom(..."AAB"), maxLength: 24 });
    fc.assert(
      fc.property(circles, (circle) => {
        const rotations = [...circle].map((_, cut) => circle.slice(cut) + circle.slice(0, cut));
        const least = [...rotations].sort()[0];
        expect(leastRotation(bytes(circle))).toBe(Math.max(0, rotations.indexOf(least ?? "")));
      }),
      { numRuns: 500 },
    );
  });

  it("of a million equal bases is fast", () => {
    expect(leastRotation(new Uint8Array(1_000_000).fill(65))).toBe(0);
  });
});

describe("checksum: published values of SEGUID v2", () => {
  it.each([
    ["ACGT", { strands: 1 }, "lsseguid=IQiZThf2zKn_I1KtqStlEdsHYDQ"],
    ["A", { strands: "single" }, "lsseguid=bc1M4j2I4u6VaLpUbAB8Y9kTHBs"],
    ["TATGCCAA", { strands: 1 }, "lsseguid=EevrucUNYjqlsxrTEK8JJxPYllk"],
    ["AU", { strands: 1 }, "lsseguid=rN9Bc195AlLq45vug03K0N5Yfj0"],
    ["MTEYKLVVVGAGGVGKSALTIQLTQNHFVDEYDPTIE", { kind: "protein" }, "lsseguid=PdwDBhhFjE6qlPmSWCJCOjKIDeA"],
    ["ARDNAKNTLYLQMSRLRSEDTAMYYCAR", { strands: 1 }, "lsseguid=IdtGC8ZYgDbkA0i4u4n0tiAQwng"],
    ["GCCAATAT", { topology: "circular", strands: 1 }, "csseguid=XsJzXMxgv7sbpqIzFH9dgrHUpWw"],
    ["TTTA", { topology: "circular", strands: 1 }, "csseguid=ot6JPLeAeMmfztW1736Kc6DAqlo"],
    ["ACGU", { topology: "circular", strands: 1 }, "csseguid=LLaWk2Jb8NGt20QXhgm-cSVat34"],
    ["AACGT", {}, "ldseguid=5fHMG19IbYxn7Yr7_sOCkvaaw7U"],
    ["acgtt", { topology: "linear", strands: 2 }, "ldseguid=5fHMG19IbYxn7Yr7_sOCkvaaw7U"],
    ["AACGU", { kind: "rna" }, "ldseguid=x5iCPrq2tytNXOWgZroz1u6AN2Y"],
    ["TATGCCAA", { topology: "circular" }, "cdseguid=dUxN7YQyVInv3oDcvz8ByupL44A"],
    ["GTTAC", { topology: "circular", strands: "double" }, "cdseguid=5fHMG19IbYxn7Yr7_sOCkvaaw7U"],
    ["A", { topology: "circular" }, "cdseguid=ydezQsYTZgUCcb3-adxMaq_Xf8g"],
  ] as const)("%s %o", (sequence, options, answer) => {
    expect(checksum(sequence, options)).toBe(answer);
  });

  it.each([
    ["AACGT", "ACGTT", "ldseguid=5fHMG19IbYxn7Yr7_sOCkvaaw7U"],
    ["-CGT", "ACGT", "ldseguid=PVID4ZDkJEzFu2w2RLBCMQdZgvE"],
    ["-CGT", "-CGT", "ldseguid=s_nCUnQCNz7NjQQTOBmoqIvXexA"],
    ["--TTACA", "-GTAATC", "ldseguid=4RNiS6tZ_3dnHmqD_15_83vEqKQ"],
    ["-TATGCC", "-GCATAC", "ldseguid=rr65d6AYuP-CdMaVmdw3L9FPt6I"],
    ["A", "T", "ldseguid=ydezQsYTZgUCcb3-adxMaq_Xf8g"],
    ["AACGU", "ACGUU", "ldseguid=x5iCPrq2tytNXOWgZroz1u6AN2Y"],
  ])("staggered ends %s;%s", (watson, crick, answer) => {
    expect(checksumOfStrands(watson, crick)).toBe(answer);
    expect(checksumOfStrands(crick, watson)).toBe(answer);
  });
});

describe("checksum: laws", () => {
  it("does not change with the strand, nor on a circle with the cut", () => {
    fc.assert(
      fc.property(bases, fc.nat(), (sequence, at) => {
        const cut = at % sequence.length;
        const turned = sequence.slice(cut) + sequence.slice(0, cut);
        const circular = { topology: "circular" } as const;
        expect(checksum(turned, circular)).toBe(checksum(sequence, circular));
        expect(checksum(reverseComplement(turned, "dna"), circular)).toBe(checksum(sequence, circular));
        expect(checksum(reverseComplement(sequence, "dna"))).toBe(checksum(sequence));
        expect(checksumOfStrands(sequence, reverseComplement(sequence, "dna"))).toBe(checksum(sequence));
      }),
    );
  });

  it("changes with a base", () => {
    expect(checksum("ACGTT", { topology: "circular" })).not.toBe(checksum("ACGTC", { topology: "circular" }));
  });
});

describe("checksum: refusals", () => {
  it.each([
    [checksum(""), "empty-sequence", undefined],
    [checksum("ACG-T"), "illegal-letter", 3],
    [checksum("ACGX"), "illegal-letter", 3],
    [checksum("MKV", { kind: "protein", strands: 2 }), "protein-double-stranded", undefined],
    [checksum("MKV", { kind: "protein", topology: "circular" }), "protein-circular", undefined],
    [checksumOfStrands("ACG", "CG"), "strands-differ-in-length", undefined],
    [checksumOfStrands("ACG", "CGA"), "strands-do-not-pair", 0],
    [checksumOfStrands("AC-", "-GT"), "strands-do-not-pair", 2],
    [checksumOfStrands("A-GT", "ACGT"), "gap-inside-strand", 1],
    [checksumOfStrands("", ""), "empty-sequence", undefined],
  ])("%o", (refusal, code, position) => {
    expect(refusal).toMatchObject({
      ok: false,
      error: { code, ...(position !== undefined && { position }) },
    });
  });
});

const root = testDataFolder();
interface Product {
  readonly sequence: string;
  readonly topology: "circular" | "linear";
  readonly seguid: string;
}

describe.skipIf(!root)("checksum: oracles (needs the test data)", () => {
  it("every product of the assembly oracle has pydna's checksum", () => {
    const file = readFileSync(join(root ?? "", "science/oracle/assembly.json"), "utf8");
    const products = (JSON.parse(file) as { cases: { products: Product[] }[] }).cases.flatMap(
      (one) => one.products,
    );
    expect(products.length).toBe(111);
    const differing = products.filter(
      ({ sequence, topology, seguid }) => checksum(sequence, { topology }) !== seguid,
    );
    expect(differing).toEqual([]);
  });

  it("every vector has the checksum of its manifest", () => {
    const folder = join(root ?? "", "science/vectors");
    const rows = readFileSync(join(folder, "manifest.tsv"), "utf8").trim().split("\n").slice(1);
    expect(rows.length).toBe(72);
    for (const row of rows) {
      const cells = row.split("\t");
      const origin = readFileSync(join(folder, cells[0]!), "utf8").split(/^ORIGIN.*$/m)[1] ?? "";
      const topology = cells[3] === "circular" ? "circular" : "linear";
      expect(checksum(origin.replace(/[^A-Za-z]/g, ""), { topology }), cells[0]).toBe(cells[12]);
    }
  });
});
