import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit } from "../edit.ts";
import { replacePlaces } from "../edit-places.ts";
import type { Feature, Segment } from "../feature.ts";
import { readSequences } from "../format/read-sequences.ts";
import { writeSequences } from "../format/write-sequences.ts";
import { reverseComplementRecord } from "../molecule/reverse-complement-record.ts";
import { rotateRecord } from "../molecule/rotate-record.ts";
import { sliceRecord } from "../molecule/slice-record.ts";
import type { SequenceRecord } from "../sequence.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { geneticCodes } from "../translate/genetic-code.ts";
import { codingOf, translateCoding } from "./coding-sequence.ts";

interface Made {
  readonly record: SequenceRecord;
  /** The bases that are read, in reading order. */
  readonly reads: readonly number[];
  /** Codon by its first base among those read, and its declared amino acid. */
  readonly told: ReadonlyMap<number, string>;
  readonly isBottom: boolean;
  readonly offset: number;
}

const names: Readonly<Record<string, string>> = { Sec: "U", Pyl: "O", TERM: "*", Trp: "W" };

/** A molecule with one coding sequence that has every qualifier with positions, perhaps slipped, perhaps in pieces. */
const made: fc.Arbitrary<Made> = fc
  .record({
    sequence: fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 40, maxLength: 90 }),
    isBottom: fc.boolean(),
    isCircular: fc.boolean(),
    start: fc.nat(12),
    lengths: fc.array(fc.integer({ min: 4, max: 12 }), { minLength: 1, maxLength: 2 }),
    // Pieces that touch become one where a turn of the circle makes them meet at the origin.
    gap: fc.constantFrom(-2, -1, 1, 2, 4),
    codonStart: fc.constantFrom(1, 1, 2, 3),
    code: fc.constantFrom(...geneticCodes),
    exceptions: fc.array(fc.tuple(fc.nat(6), fc.constantFrom("Sec", "Pyl", "TERM", "Trp")), { maxLength: 2 }),
  })
  .map((parts) => {
    const { sequence, isBottom, isCircular, codonStart, code } = parts;
    const size = sequence.length;
    const segments: Segment[] = [];
    let at = parts.start;
    for (const length of parts.lengths) {
      const [start, end] = [at, at + length];
      segments.push(
        isBottom ? { start: size - end, end: size - start, strand: -1 } : { start, end, strand: 1 },
      );
      at = Math.max(start + 1, end + parts.gap);
    }
    const reads = segments.flatMap(({ start, end, strand }) =>
      Array.from({ length: end - start }, (_, by) => (strand === 1 ? start + by : end - 1 - by)),
    );
    const offset = codonStart - 1;
    const residueExceptions = new Map<number, string>();
    const values = parts.exceptions.flatMap(([codon, name]) => {
      const first = offset + 3 * codon;
      const three = reads.slice(first, first + 3);
      if (new Set(three).size < 3 || residueExceptions.has(first)) return [];
      residueExceptions.set(first, names[name]!);
      const text = three.map((position) => (isBottom ? `complement(${position + 1})` : `${position + 1}`));
      return [`(pos:join(${text.join(",")}),aa:${name})`];
    });
    const feature: Feature = {
      id: "f1",
      name: "cds",
      type: "CDS",
      locations: segments,
      operator: "join",
      qualifiers: [
        { key: "label", value: "cds", isQuoted: true },
        { key: "codon_start", value: `${codonStart}`, isQuoted: false },
        { key: "transl_table", value: `${code.id}`, isQuoted: false },
        ...values.map((value) => ({ key: "transl_except", value, isQuoted: false })),
        {
          key: "rpt_unit_range",
          value: `${segments[0]!.start + 1}..${segments[0]!.end}`,
          isQuoted: false,
        },
      ],
    };
    const topology = isCircular ? ("circular" as const) : ("linear" as const);
    const record: SequenceRecord = {
      name: "made",
      description: "",
      kind: "dna",
      topology,
      sequence,
      features: [feature],
      primers: [],
      meta: {},
    };
    return { record, reads, told: residueExceptions, isBottom, offset };
  });

const partner: Readonly<Record<string, string>> = { A: "T", C: "G", G: "C", T: "A" };

interface NaiveBase {
  readonly letter: string;
  /** Number among the reads of the given record, -1 for what was inserted. */
  readonly read: number;
}

/** Codons of bases in reading order from the frame's beginning; `told` holds where three bases are as they were. */
const naiveProtein = (
  { record, told: residueExceptions }: Made,
  bases: readonly NaiveBase[],
  skip: number,
): string => {
  const id = Number(record.features[0]!.qualifiers.find(({ key }) => key === "transl_table")!.value);
  const code = geneticCodes.find((one) => one.id === id)!;
  let protein = "";
  for (let at = skip; at + 3 <= bases.length; at += 3) {
    const three = bases.slice(at, at + 3);
    const first = three[0]!.read;
    const isGiven = first >= 0 && three.every(({ read }, by) => read === first + by);
    protein +=
      (isGiven && residueExceptions.get(first)) ||
      code.aminoAcidOf[three.map(({ letter }) => letter).join("")];
  }
  return protein;
};

const proteinOf = (record: SequenceRecord): string => {
  const feature = record.features.find(({ type }) => type === "CDS");
  return feature ? translateCoding(record.sequence, { ...codingOf(feature), hasStart: false }) : "";
};

const change = fc.record({
  at: fc.nat(),
  count: fc.integer({ min: 0, max: 7 }),
  put: fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 1, maxLength: 7 }),
  kind: fc.constantFrom("insert", "delete", "substitute"),
});

describe("a random edit of a coding feature with exceptions", () => {
  it("and then a translation is the translation of a model that only has the bases", () => {
    fc.assert(
      fc.property(made, change, (given, { at, count, put, kind }) => {
        const { record, reads, isBottom, offset } = given;
        const { sequence } = record;
        const size = sequence.length;
        const start = 1 + (at % (size - 1));
        const end = Math.min(size, start + count);
        const insert =
          kind === "delete" ? "" : kind === "insert" ? put : put.padEnd(7, "ACGTACG").slice(0, end - start);
        const stop = kind === "insert" ? start : end;
        const edited = applyEdit(record, { kind: "bases", start, end: stop, insert }).record;
        const at2 = replacePlaces(record, [{ selection: { start, length: stop - start }, insert }]);
        expect(at2.features).toEqual(edited.features);
        const letters = (text: string) =>
          isBottom ? [...text].reverse().map((each) => partner[each]!) : [...text];
        const bases: NaiveBase[] = [];
        let lostFirst = 0;
        let index = 0;
        for (const { start: from, end: to } of record.features[0]!.locations)
          for (let by = 0; by < to - from; by++, index++) {
            const position = reads[index]!;
            const isBorder = isBottom ? position === start - 1 && by > 0 : position === start && by > 0;
            if (kind === "insert" && isBorder)
              for (const letter of letters(put)) bases.push({ letter, read: -1 });
            const isHit = kind !== "insert" && position >= start && position < stop;
            if (isHit && kind === "delete") {
              if (bases.length === 0) lostFirst++;
              continue;
            }
            const now = isHit ? insert[position - start]! : sequence[position]!;
            const isSame = now === sequence[position];
            bases.push({ letter: isBottom ? partner[now]! : now, read: isSame ? index : -1 });
          }
        const skip = (((offset - lostFirst) % 3) + 3) % 3;
        expect(proteinOf(edited)).toBe(bases.length === 0 ? "" : naiveProtein(given, bases, skip));
      }),
      propertyRuns(600),
    );
  });

  it("stays as it was where the molecule is turned round, rotated or cut beside it", () => {
    fc.assert(
      fc.property(made, fc.nat(), (given, turn) => {
        const { record } = given;
        const protein = proteinOf(record);
        const turned = reverseComplementRecord(record);
        expect(proteinOf(turned)).toBe(protein);
        // Positions are written in one way after a move; from there on, twice is nothing.
        const plain = reverseComplementRecord(turned);
        expect(reverseComplementRecord(reverseComplementRecord(plain))).toEqual(plain);
        const rotated = rotateRecord(record, turn);
        expect(proteinOf(rotated)).toBe(protein);
        const size = record.sequence.length;
        const back = rotateRecord(rotated, size - (turn % size));
        const normal = record.topology === "circular" && turn % size !== 0 ? plain : record;
        expect(back).toEqual(normal);
        const { locations } = record.features[0]!;
        const start = turn % (1 + Math.min(...locations.map((one) => one.start)));
        const end = Math.max(...locations.map((one) => one.end));
        expect(proteinOf(sliceRecord(record, { start, length: end - start }))).toBe(protein);
      }),
      propertyRuns(600),
    );
  });

  it("is written and read in each format as it was", () => {
    fc.assert(
      fc.property(made, fc.constantFrom("genbank", "embl", "gff3", "snapgene"), (given, format) => {
        const written = writeSequences([given.record], format);
        if (!written.ok) throw new Error(written.error.message);
        const again = readSequences("text" in written ? written.text : written.bytes);
        if (!again.ok) throw new Error(again.error.message);
        expect(proteinOf(again.records[0]!)).toBe(proteinOf(given.record));
      }),
      propertyRuns(600),
    );
  });
});
