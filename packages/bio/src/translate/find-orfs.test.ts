import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { cpuTime } from "../test-support/cpu-time.ts";
import { oracleRows, oracleSequences, testDataFolder } from "../test-support/test-data.ts";
import { type FindOrfsOptions, findOrfs } from "./find-orfs.ts";
import type { GeneticCodeId } from "./genetic-code.ts";
import { type Orf, orfSegments } from "./orf.ts";
import { translate } from "./translate.ts";

const orfsOf = (sequence: string, options: FindOrfsOptions = {}): readonly Orf[] => {
  const result = findOrfs(sequence, { minLength: 6, ...options });
  if (!result.ok) throw new Error(result.error.message);
  return result.orfs;
};

const places = (sequence: string, options: FindOrfsOptions = {}) =>
  orfsOf(sequence, options).map(({ start, end, frame }) => `${start}-${end} ${frame}`);

const basesOf = (sequence: string, orf: Orf): string => {
  const top = sequence.repeat(Math.ceil(orf.end / sequence.length)).slice(orf.start, orf.end);
  return orf.strand === 1 ? top : reverseComplement(top);
};

const genome = fc.string({ unit: fc.constantFrom("A", "T", "G", "C", "ATG", "TAA", "CAT"), maxLength: 60 });

describe("findOrfs", () => {
  it("finds ORFs on both strands, the stop not counted", () => {
    expect(places("CCATGAAATGACC", { openEnd: false })).toEqual(["2-8 3"]);
    expect(places(reverseComplement("CCATGAAATGACC"), { openEnd: false })).toEqual(["5-11 -3"]);
  });

  it("runs across the origin of a circle on either strand", () => {
    const circle = "AAATAACCATG";
    expect(places(circle, { topology: "circular", frames: [3] })).toEqual(["8-14 3"]);
    const mirrored = places(reverseComplement(circle), { topology: "circular", frames: [-3] });
    expect(mirrored).toEqual(["8-14 -3"]);
    const [orf] = orfsOf(circle, { topology: "circular", frames: [3] });
    expect(orf && orfSegments(orf, 11, true)).toEqual([
      { start: 8, end: 11, strand: 1 },
      { start: 0, end: 6, strand: 1 },
    ]);
  });

  it("gives the longest ORF of each stop, or all with nested", () => {
    const bases = "ATGAAAATGAAAATGAAATAG";
    expect(places(bases)).toEqual(["0-18 1"]);
    expect(places(bases, { nested: true })).toEqual(["0-18 1", "6-18 1", "12-18 1"]);
    expect(places(bases, { nested: true, minLength: 7 })).toEqual(["0-18 1", "6-18 1"]);
  });

  it("uses the given starts", () => {
    const bases = "TTGAAAATGAAATAG";
    expect(places(bases, { frames: [1] })).toEqual(["6-12 1"]);
    expect(places(bases, { frames: [1], starts: "table" })).toEqual(["0-12 1"]);
    expect(places(bases, { frames: [1], starts: ["AAA"] })).toEqual(["3-12 1"]);
    expect(places(`TAA${bases}`, { frames: [1], starts: "any" })).toEqual(["3-15 1"]);
  });

  it("reports ORFs that run off an end of a linear molecule, and leaves them out if requested", () => {
    const open = orfsOf("AAAATGAAAAAA", { frames: [1] });
    expect(open).toEqual([
      { start: 3, end: 12, length: 9, strand: 1, frame: 1, hasStop: false, isOpenStart: false },
    ]);
    expect(places("AAAATGAAAAAA", { frames: [1], openEnd: false })).toEqual([]);
    const [truncated] = orfsOf("AAAAAATAG", { openStart: true, frames: [1] });
    expect(truncated).toMatchObject({ start: 0, end: 6, isOpenStart: true, hasStop: true });
    const [whole] = orfsOf("ATGAAATAG", { openStart: true, frames: [1] });
    expect(whole).toMatchObject({ start: 0, isOpenStart: false });
  });

  it("gives a frame without stop one round, and ends", () => {
    expect(places("ATGAAA", { topology: "circular", frames: [1] })).toEqual(["0-6 1"]);
    const [threeRounds] = orfsOf("ATGA", { topology: "circular", frames: [1] });
    expect(threeRounds).toMatchObject({ length: 9, hasStop: true });
    expect(orfsOf("ATGC", { topology: "circular", frames: [1] })[0]).toMatchObject({
      length: 12,
      hasStop: false,
    });
  });

  it("starts and stops at an ambiguous codon only where all readings do", () => {
    expect(places("ATGAAATARATGAAATAN", { frames: [1], openEnd: false })).toEqual(["0-6 1"]);
    expect(places("RTGAAATAA", { frames: [1], starts: "table", table: 11 })).toEqual(["0-6 1"]);
    expect(places("NTGAAATAA", { frames: [1] })).toEqual([]);
  });

  it("says what is wrong and where", () => {
    const codeOf = (result: ReturnType<typeof findOrfs>) => (result.ok ? null : result.error.code);
    expect(findOrfs("ATGEFG")).toMatchObject({ ok: false, error: { code: "illegal-letter", position: 3 } });
    expect(codeOf(findOrfs("ATG", { table: 7 as GeneticCodeId }))).toBe("unknown-genetic-code");
    expect(codeOf(findOrfs("ATG", { starts: ["AT"] }))).toBe("illegal-start-codon");
    expect(codeOf(findOrfs("ATG", { minLength: Number.NaN }))).toBe("illegal-minimum");
    expect(codeOf(findOrfs("ATG", { signal: { aborted: true } }))).toBe("aborted");
    for (const bases of ["", "A", "AC"])
      expect(findOrfs(bases, { topology: "circular" })).toEqual({ ok: true, orfs: [] });
  });

  it("every ORF starts with a start, reads without stop, and is followed by one where it says so", () => {
    fc.assert(
      fc.property(genome, fc.boolean(), fc.boolean(), (bases, isCircular, nested) => {
        const topology = isCircular ? "circular" : "linear";
        for (const orf of orfsOf(bases, { topology, nested })) {
          const protein = translate(basesOf(bases, orf));
          expect(protein).toMatch(/^M[^*]+$/);
          const segments = orfSegments(orf, bases.length);
          expect(segments.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(orf.length);
        }
      }),
    );
  });

  it("finds on the reverse complement the mirrored ORFs", () => {
    fc.assert(
      fc.property(genome, (bases) => {
        const mirrored = orfsOf(reverseComplement(bases)).map(
          (orf) => `${bases.length - orf.end} ${orf.length}`,
        );
        expect(mirrored.sort()).toEqual(
          orfsOf(bases)
            .map((orf) => `${orf.start} ${orf.length}`)
            .sort(),
        );
      }),
    );
  });

  it("finds on a rotated circle the rotated ORFs", () => {
    fc.assert(
      fc.property(
        genome.filter((bases) => bases.length > 3),
        fc.nat(),
        (bases, shift) => {
          const by = shift % bases.length;
          const lettersOf = (circle: string) =>
            orfsOf(circle, { topology: "circular" })
              .filter((orf) => orf.hasStop)
              .map((orf) => `${orf.strand} ${basesOf(circle, orf)}`)
              .sort();
          expect(lettersOf(bases.slice(by) + bases.slice(0, by))).toEqual(lettersOf(bases));
        },
      ),
    );
  });

  it("is linear on a sequence of nothing but starts", () => {
    const started = cpuTime();
    expect(orfsOf("ATG".repeat(66_667), { nested: true }).length).toBeGreaterThan(66_000);
    expect(cpuTime() - started).toBeLessThan(2_000);
  });

  describe.skipIf(!testDataFolder())("beside EMBOSS getorf", () => {
    const sequences = oracleSequences("sequences.fa");

    // In circular mode getorf also returns the ORF from the first start after the origin, although the same ORF,
    // longer, is returned across the origin too: a nested one in ours.
    it.each(oracleRows("orf_getorf.tsv"))("$sequence $topology, mode $find_mode, code $table", (row) => {
      const sequence = sequences.get(row.sequence ?? "") ?? "";
      const options: FindOrfsOptions = {
        topology: row.topology === "circular" ? "circular" : "linear",
        table: (Number(row.table) || 1) as GeneticCodeId,
        minLength: Number(row.min_nt),
        starts: row.find_mode === "0" ? "any" : row.table === "0" ? "ATG" : "table",
      };
      const write = (orf: Orf) => {
        const span = orf.strand === 1 ? `${orf.start + 1}-${orf.end}+` : `${orf.end}-${orf.start + 1}-`;
        return `${span}${orf.length / (row.find_mode === "3" ? 1 : 3)}${orf.end > sequence.length ? "b" : ""}`;
      };
      const theirs = (row["orfs_start-end_strand_len(b=crosses breakpoint)"] ?? "")
        .split(";")
        .filter(Boolean);
      const ours = orfsOf(sequence, options).map(write);
      const nested = new Set(orfsOf(sequence, { ...options, nested: true }).map(write));
      const extra = theirs.filter((orf) => !ours.includes(orf));
      expect(ours.filter((orf) => !theirs.includes(orf))).toEqual([]);
      expect(extra.filter((orf) => !nested.has(orf) || options.topology === "linear")).toEqual([]);
      expect(extra.length).toBeLessThanOrEqual(3);
    });
  });
});
