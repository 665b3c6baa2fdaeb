import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import type { Segment } from "../feature.ts";
import { meltingTemperature } from "../melting/melting-temperature.ts";
import { translate } from "../translate/translate.ts";
import { designHdrDonor } from "./design-hdr-donor.ts";
import { donorPrimers } from "./donor-primers.ts";
import { findGuides } from "./find-guides.ts";
import { findOffTargets } from "./find-off-targets.ts";
import type { Guide } from "./guide.ts";

const dna = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."ACGT"), minLength, maxLength });

/** A sequence, one of its guides, an edit near its cut, a reading frame over all of it, and the donor made for them. */
const designs = fc
  .record({
    sequence: dna(150, 240),
    at: fc.nat(),
    shift: fc.integer({ min: -12, max: 12 }),
    insert: dna(0, 9),
    removed: fc.integer({ min: 0, max: 6 }),
    frame: fc.integer({ min: 0, max: 2 }),
    strand: fc.constantFrom<1 | -1>(1, -1),
    intron: fc.boolean(),
  })
  .map(({ sequence, at, shift, insert, removed, frame, strand, intron }) => {
    const found = findGuides(sequence);
    const guides = found.ok
      ? found.guides.filter(({ start, end }) => start > 40 && end < sequence.length - 40)
      : [];
    const guide: Guide | undefined = guides[at % Math.max(1, guides.length)];
    const start = (guide?.cutTop ?? 0) + shift;
    const edit = { start, end: start + removed, insert };
    const whole: Segment[] = intron
      ? [
          { start: frame, end: 70, strand },
          { start: 90, end: sequence.length, strand },
        ]
      : [{ start: frame, end: sequence.length, strand }];
    const segments = strand === 1 ? whole : whole.toReversed();
    return { sequence, guide, edit, coding: { segments } };
  })
  .filter(
    ({ sequence, guide, edit }) =>
      guide !== undefined && sequence.slice(edit.start, edit.end) !== edit.insert,
  )
  .map((question) => {
    const { sequence, edit, coding } = question;
    const guide = question.guide!;
    const made = designHdrDonor(sequence, edit, { guide, codings: [coding], leftArm: 60, rightArm: 60 });
    if (!made.ok) throw new Error(made.error.message);
    return { ...question, guide, made };
  });

const mapped = (segments: readonly Segment[], edit: { start: number; end: number; insert: string }) => {
  const shift = edit.insert.length - (edit.end - edit.start);
  return segments.map(({ start, end, strand }) => ({
    start: start >= edit.end && start > edit.start ? start + shift : start,
    end: end >= edit.end ? end + shift : end,
    strand,
  }));
};
const read = (letters: string, segments: readonly Segment[]): string =>
  segments
    .map(({ start, end, strand }) => {
      const top = letters.slice(start, end);
      return strand === 1 ? top : reverseComplement(top);
    })
    .join("");

describe("blocking changes", () => {
  it("never change the protein, neither of the sequence nor of what the edit makes of it", () => {
    fc.assert(
      fc.property(designs, ({ sequence, edit, coding, made }) => {
        const plain = [...sequence];
        for (const { position, from, to } of made.blocking) {
          expect(plain[position]).toBe(from);
          plain[position] = to;
        }
        expect(translate(read(plain.join(""), coding.segments))).toBe(
          translate(read(sequence, coding.segments)),
        );
        const unblocked = sequence.slice(0, edit.start) + edit.insert + sequence.slice(edit.end);
        const segments = mapped(coding.segments, edit);
        const crosses = coding.segments.some(
          ({ start, end }) => edit.end > start && edit.start < end && (edit.start < start || edit.end > end),
        );
        if (!crosses)
          expect(translate(read(made.product, segments))).toBe(translate(read(unblocked, segments)));
      }),
      { numRuns: 60 },
    );
  });

  it("leave no site around the edit that the guide cuts, or it is reported", () => {
    fc.assert(
      fc.property(designs, ({ guide, edit, made }) => {
        if (made.isCutAgain) {
          expect(made.residual).toBeGreaterThan(0.05);
          return;
        }
        const around = made.product.slice(Math.max(0, edit.start - 20), edit.start + edit.insert.length + 20);
        const found = findOffTargets([guide.spacer], [{ name: "product", sequence: around }], {
          maxMismatches: 3,
          offTargetPam: "NNN",
        });
        for (const site of found.ok ? found.offTargets[0]! : []) expect(site.cfd).toBeLessThanOrEqual(0.05);
      }),
      { numRuns: 60 },
    );
  });

  it("are found in the seed where the PAM codes for tryptophan alone", () => {
    // The PAM is a codon of its own, TGG; the seed has codons with a choice.
    const sequence = `${"ATGGCT".repeat(9)}GCACTGTCTAGACTGCCGGCTTGG${"GCTAAA".repeat(9)}`;
    const found = findGuides(sequence);
    const guide = found.ok
      ? found.guides.find(({ strand, pam, end }) => strand === 1 && pam === "TGG" && end === 75)
      : undefined;
    const segments = [{ start: 0, end: sequence.length, strand: 1 as const }];
    const made = designHdrDonor(
      sequence,
      { start: 90, end: 90, insert: "GGC" },
      { guide: guide!, codings: [{ segments }] },
    );
    if (!made.ok) throw new Error(made.error.message);
    expect(made.isCutAgain).toBe(false);
    expect(made.blocking.length).toBeGreaterThan(1);
    expect(made.blocking.every(({ position }) => position < 75)).toBe(true);
  });

  it("end a cut of other nucleases at the PAM or by three mismatches in the seed", () => {
    const sequence = `${"GATC".repeat(12)}TTTACGATGCATCGATTAGCATCGATAC${"GATC".repeat(12)}`;
    const found = findGuides(sequence, { nuclease: "Cas12a" });
    const guide = found.ok ? found.guides[0]! : undefined;
    const edit = { start: guide!.end, end: guide!.end, insert: "GGATCC" };
    const made = designHdrDonor(sequence, edit, { guide: guide!, nuclease: "Cas12a" });
    expect(made).toMatchObject({ ok: true, residual: 0, isCutAgain: false });
    expect(made.ok && made.blocking).toHaveLength(1);
  });
});

describe("primers of a donor", () => {
  it("join both arms over the insert into the donor", () => {
    const input = fc.record({
      leftArm: dna(60, 200),
      rightArm: dna(60, 200),
      insert: dna(0, 90),
      at: fc.nat(30),
    });
    fc.assert(
      fc.property(input, ({ leftArm, rightArm, insert, at }) => {
        const base = leftArm[leftArm.length - 1 - at]!;
        const changed = base === "A" ? "C" : "A";
        const plain = `${leftArm.slice(0, leftArm.length - 1 - at)}${changed}${leftArm.slice(leftArm.length - at)}`;
        const primers = donorPrimers({ leftArm, insert, rightArm }, { leftArm: plain, rightArm })!;
        const donor = leftArm + insert + rightArm;
        const inner = reverseComplement(primers.leftReverse);
        expect(donor.startsWith(primers.leftForward)).toBe(true);
        expect(reverseComplement(donor).startsWith(primers.rightReverse)).toBe(true);
        expect(donor).toContain(inner);
        expect(donor).toContain(primers.rightForward);
        // The changed base is carried, with bases behind it that pair with the template.
        const carried = inner.length - (primers.hasInsertPiece ? 24 : insert.length + overhang(insert));
        expect(carried).toBeGreaterThanOrEqual(Math.min(leftArm.length, at + 1 + 18));
        expect(primers.overlap).toBeGreaterThanOrEqual(24);
      }),
    );
  });

  it("bind by as few bases as are warm enough, and make two pieces that join to the donor", () => {
    fc.assert(
      fc.property(dna(60, 90), dna(0, 70), dna(60, 90), (leftArm, insert, rightArm) => {
        const primers = donorPrimers({ leftArm, insert, rightArm }, { leftArm, rightArm })!;
        const isFit = (binding: string): boolean => {
          const tm = (letters: string) => meltingTemperature(letters) ?? 0;
          const isWarm = tm(binding) >= 58;
          const isShortest = binding.length === 18 || tm(binding.slice(0, -1)) < 58;
          return binding.length >= 18 && (isWarm ? isShortest : binding.length === 35);
        };
        expect(isFit(primers.leftForward)).toBe(true);
        expect(isFit(primers.rightReverse)).toBe(true);
        const tail = primers.hasInsertPiece ? 24 : insert.length + overhang(insert);
        expect(isFit(primers.leftReverse.slice(tail))).toBe(true);
        expect(isFit(primers.rightForward.slice(tail))).toBe(true);
        const left = leftArm + reverseComplement(primers.leftReverse.slice(0, tail));
        const right = primers.rightForward.slice(0, tail) + rightArm;
        if (primers.hasInsertPiece) {
          expect([left, right]).toEqual([leftArm + insert.slice(0, 24), insert.slice(-24) + rightArm]);
          expect(primers.overlap).toBe(24);
        } else {
          expect(left.slice(-primers.overlap)).toBe(right.slice(0, primers.overlap));
          expect(left + right.slice(primers.overlap)).toBe(leftArm + insert + rightArm);
        }
        expect(primers.hasInsertPiece).toBe(insert.length > 40);
      }),
    );
  });

  it("need arms to bind in", () => {
    const arm = "ACGT".repeat(5);
    expect(
      donorPrimers({ leftArm: arm, insert: "", rightArm: arm }, { leftArm: arm, rightArm: arm }),
    ).toBeNull();
  });
});

/** How far a tail reaches into the other arm. */
const overhang = (insert: string): number => Math.max(0, Math.ceil((24 - insert.length) / 2));
