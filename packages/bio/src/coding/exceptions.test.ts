import { describe, expect, it } from "vitest";
import { proteinEffects } from "../clone-check/protein-effect.ts";
import { aminoAcidChanges } from "../crispr/coding-change.ts";
import { applyEdit } from "../edit.ts";
import { splitFeature } from "../edit-annotations.ts";
import { reverseComplementSelection } from "../edit-stretch.ts";
import type { Feature } from "../feature.ts";
import { qualifierValue } from "../feature.ts";
import { readSequences } from "../format/read-sequences.ts";
import { writeSequences } from "../format/write-sequences.ts";
import { cutMolecule } from "../molecule/cut-molecule.ts";
import { circularise } from "../molecule/join-molecules.ts";
import { moleculeOf } from "../molecule/molecule.ts";
import { reverseComplementRecord } from "../molecule/reverse-complement-record.ts";
import { rotateRecord } from "../molecule/rotate-record.ts";
import { lostBySlice } from "../molecule/slice-losses.ts";
import { sliceRecord } from "../molecule/slice-record.ts";
import type { SequenceRecord } from "../sequence.ts";
import { findOrfs } from "../translate/find-orfs.ts";
import { codingOf, translateCoding } from "./coding-sequence.ts";
import { lostQualifiers } from "./position-qualifiers.ts";
import { readThroughCodons } from "./read-through.ts";
import { translateSelection } from "./translate-selection.ts";

/** A selenocysteine at 13..15 (tseemann/prokka#273, oschwengers/bakta#403) and an anticodon wrapped at a comma (biojava/biojava#843). */
const SELENO = `LOCUS       sel                       30 bp    DNA     linear   SYN 08-MAY-2024
DEFINITION  made for a test.
FEATURES             Location/Qualifiers
     CDS             7..24
                     /label="sel"
                     /transl_except=(pos:13..15,aa:Sec)
                     /translation="MAUGK"
     tRNA            complement(1..30)
                     /label="t"
                     /anticodon=(pos:complement(13..15),aa:Leu,
                     seq:caa)
ORIGIN
        1 cccccaatgg cttgaggtaa ataagattac
//
`;

/** Base 9 is read twice (labgem/PPanGGOLiN#249); the protein is that of EMBOSS transeq of the joined bases. */
const SLIPPED = `LOCUS       slip                      20 bp    DNA     linear   SYN 08-MAY-2024
FEATURES             Location/Qualifiers
     CDS             join(1..9,9..20)
                     /label="slip"
                     /ribosomal_slippage
                     /translation="MANREIR"
ORIGIN
        1 atggctaacg tgaaataagg
//
`;

const read = (text: string): SequenceRecord => {
  const result = readSequences(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.records[0]!;
};
const seleno = read(SELENO);
const slipped = read(SLIPPED);
const cdsOf = (record: SequenceRecord): Feature => record.features.find(({ type }) => type === "CDS")!;
const proteinOf = (record: SequenceRecord): string =>
  translateCoding(record.sequence, codingOf(cdsOf(record)));
const exceptOf = (record: SequenceRecord) => qualifierValue(cdsOf(record), "transl_except");
const anticodonOf = (record: SequenceRecord) =>
  record.features.flatMap((one) => qualifierValue(one, "anticodon") ?? [])[0];
const effectOf = (record: SequenceRecord, position: number, letter: string) =>
  proteinEffects(
    record.sequence.toUpperCase(),
    {
      kind: "substitution",
      position: position - 1,
      reference: record.sequence[position - 1]!.toUpperCase(),
      letters: letter,
    },
    record.features,
    [],
  ).map(({ kind, change }) => `${kind} ${change}`.trim());

describe("exceptions to the code", () => {
  it("are read as they say, in proteins, selections and changes", () => {
    expect(proteinOf(seleno)).toBe("MAUGK*");
    expect(translateSelection(seleno, { start: 6, length: 18 })).toBe("MAUGK*");
    // Another frame knows nothing of it.
    expect(translateSelection(seleno, { start: 7, length: 6 })).toBe("WL");
    expect(effectOf(seleno, 15, "C")).toEqual(["missense U3C"]);
    expect(effectOf(seleno, 14, "A")).toEqual(["nonsense U3*"]);
    expect(effectOf(seleno, 18, "A")).toEqual(["silent"]);
    expect(
      aminoAcidChanges(seleno.sequence, [{ position: 14, from: "a", to: "g" }], codingOf(cdsOf(seleno))),
    ).toEqual([{ codon: 3, from: "U", to: "W" }]);
  });

  it("let a reading frame run on", () => {
    const options = { minLength: 9, frames: [1] as const };
    const readThrough = readThroughCodons(seleno.features, 30);
    expect(readThrough).toEqual([{ start: 12, strand: 1 }]);
    expect(findOrfs(seleno.sequence, options)).toMatchObject({ orfs: [] });
    expect(findOrfs(seleno.sequence, { ...options, readThrough })).toMatchObject({
      orfs: [{ start: 6, length: 15, hasStop: true }],
    });
    const turned = reverseComplementRecord(seleno);
    expect(readThroughCodons(turned.features, 30)).toEqual([{ start: 15, strand: -1 }]);
    expect(
      findOrfs(turned.sequence, {
        minLength: 9,
        frames: [-1],
        readThrough: readThroughCodons(turned.features, 30),
      }),
    ).toMatchObject({ orfs: [{ length: 15, strand: -1 }] });
  });

  it("take a stop completed by polyadenylation, and no codon out of frame", () => {
    const record = read(
      SELENO.replace("CDS             7..24", "CDS             7..23").replace(
        "13..15,aa:Sec",
        "22..23,aa:TERM",
      ),
    );
    expect(proteinOf(record)).toBe("MA*GK*");
    expect(proteinOf(read(SELENO.replace("(pos:13..15", "(pos:14..16")))).toBe("MA*GK*");
  });

  it("follow every edit", () => {
    const before = applyEdit(seleno, { kind: "bases", start: 0, end: 0, insert: "GGG" }).record;
    expect([exceptOf(before), anticodonOf(before)]).toEqual([
      "(pos:16..18,aa:Sec)",
      "(pos:complement(16..18),aa:Leu,seq:caa)",
    ]);
    expect(proteinOf(before)).toBe("MAUGK*");
    const inside = applyEdit(seleno, { kind: "bases", start: 9, end: 9, insert: "GCC" }).record;
    expect(exceptOf(inside)).toBe("(pos:16..18,aa:Sec)");
    expect(proteinOf(inside)).toBe("MAAUGK*");
    const turned = reverseComplementRecord(seleno);
    expect([exceptOf(turned), anticodonOf(turned)]).toEqual([
      "(pos:complement(16..18),aa:Sec)",
      "(pos:16..18,aa:Leu,seq:caa)",
    ]);
    expect(proteinOf(turned)).toBe("MAUGK*");
    expect(reverseComplementRecord(turned).features).toEqual(seleno.features.map(withoutLayout));
    const sliced = sliceRecord(seleno, { start: 4, length: 20 });
    expect(exceptOf(sliced)).toBe("(pos:9..11,aa:Sec)");
    const part = reverseComplementSelection(seleno, { start: 6, length: 18 }).record;
    expect(exceptOf(part)).toBe("(pos:complement(16..18),aa:Sec)");
    expect(proteinOf(part)).toBe("MAUGK*");
  });

  it("follow a turn of the circle and a cut and ligation", () => {
    const circle: SequenceRecord = { ...seleno, topology: "circular" };
    const rotated = rotateRecord(circle, 13);
    expect(exceptOf(rotated)).toBe("(pos:join(30,1..2),aa:Sec)");
    expect(proteinOf(rotated)).toBe("MAUGK*");
    expect(exceptOf(rotateRecord(rotated, 17))).toBe("(pos:13..15,aa:Sec)");
    const whole = moleculeOf(circle);
    if (!whole.ok) throw new Error();
    const [opened] = cutMolecule(whole.molecule, [{ top: 2, bottom: 6 }]);
    const closed = circularise(opened!);
    if (!closed.ok) throw new Error(closed.error.message);
    expect(exceptOf(closed.molecule.record)).toBe("(pos:11..13,aa:Sec)");
    expect(proteinOf(closed.molecule.record)).toBe("MAUGK*");
  });

  it("are removed when their codon changes, and reported", () => {
    const cut = applyEdit(seleno, { kind: "bases", start: 13, end: 14, insert: "" }).record;
    expect(exceptOf(cut)).toBeUndefined();
    expect(lostQualifiers(seleno, cut)).toEqual([
      { feature: "sel", key: "transl_except", value: "(pos:13..15,aa:Sec)" },
      { feature: "t", key: "anticodon", value: "(pos:complement(13..15),aa:Leu,seq:caa)" },
    ]);
    const other = applyEdit(seleno, { kind: "bases", start: 14, end: 15, insert: "c" }).record;
    expect(exceptOf(other)).toBeUndefined();
    expect(proteinOf(other)).toBe("MACGK*");
    const same = applyEdit(seleno, { kind: "bases", start: 12, end: 15, insert: "TGA" }).record;
    expect(same.features).toBe(seleno.features);
    expect(lostQualifiers(seleno, same)).toEqual([]);
    const split = splitFeature(seleno, cdsOf(seleno).id, 10);
    const [first, second] = split.features.filter(({ type }) => type === "CDS");
    expect(qualifierValue(first!, "transl_except")).toBeUndefined();
    expect(qualifierValue(second!, "transl_except")).toBe("(pos:13..15,aa:Sec)");
    expect(translateCoding(split.sequence, codingOf(second!))).toBe("UGK*");
  });

  it("are reported if a range leaves them out", () => {
    const expected = { feature: "sel", key: "transl_except", value: "(pos:13..15,aa:Sec)" };
    const anticodon = { feature: "t", key: "anticodon", value: "(pos:complement(13..15),aa:Leu,seq:caa)" };
    expect(lostBySlice(seleno, { start: 13, length: 17 })).toEqual([expected, anticodon]);
    expect(lostBySlice(seleno, { start: 0, length: 14 })).toEqual([expected, anticodon]);
    expect(lostBySlice(seleno, { start: 12, length: 3 })).toEqual([]);
    // Of what is outside as a whole nothing is said.
    expect(lostBySlice(seleno, { start: 24, length: 6 })).toEqual([anticodon]);
    // A stretch longer than its circle holds the codon in one of two pieces.
    const circle: SequenceRecord = { ...seleno, topology: "circular" };
    expect(lostBySlice(circle, { start: 13, length: 34 })).toEqual([]);
    const pieces = sliceRecord(circle, { start: 13, length: 34 }).features.filter(
      ({ type }) => type === "CDS",
    );
    expect(pieces.map((one) => qualifierValue(one, "transl_except"))).toEqual([
      undefined,
      "(pos:30..32,aa:Sec)",
    ]);
    expect(lostBySlice(circle, { start: 13, length: 30 })).toEqual([expected, anticodon]);
  });

  it("hold no blank where a file broke them at a comma, in any format", () => {
    expect(anticodonOf(seleno)).toBe("(pos:complement(13..15),aa:Leu,seq:caa)");
    for (const format of ["genbank", "embl", "gff3", "snapgene"] as const) {
      const written = writeSequences([seleno], format);
      if (!written.ok) throw new Error(written.error.message);
      const again = readSequences("text" in written ? written.text : written.bytes);
      expect(again.ok && anticodonOf(again.records[0]!)).toBe("(pos:complement(13..15),aa:Leu,seq:caa)");
      expect(again.ok && proteinOf(again.records[0]!)).toBe("MAUGK*");
    }
  });

  it("let ranges grow, shrink and go over the origin", () => {
    const ranged: SequenceRecord = {
      ...seleno,
      topology: "circular",
      features: [
        {
          id: "f1",
          name: "rep",
          type: "repeat_region",
          operator: "join",
          locations: [{ start: 9, end: 29, strand: 1 }],
          qualifiers: [
            { key: "rpt_unit_range", value: "11..14", isQuoted: false },
            { key: "tag_peptide", value: "20..25", isQuoted: false },
          ],
        },
      ],
    };
    const expected = (record: SequenceRecord) => record.features[0]?.qualifiers.map(({ value }) => value);
    const grown = applyEdit(ranged, { kind: "bases", start: 11, end: 11, insert: "AA" }).record;
    expect(expected(grown)).toEqual(["11..16", "22..27"]);
    expect(expected(applyEdit(ranged, { kind: "bases", start: 9, end: 15, insert: "" }).record)).toEqual([
      "14..19",
    ]);
    expect(expected(rotateRecord(ranged, 12))).toEqual(["29..2", "8..13"]);
    expect(expected(rotateRecord(rotateRecord(ranged, 12), 18))).toEqual(["11..14", "20..25"]);
    expect(expected(reverseComplementRecord(ranged))).toEqual(["17..20", "6..11"]);
  });
});

describe("bases that are read twice", () => {
  it("give the protein of the joined bases", () => {
    expect(proteinOf(slipped)).toBe("MANREIR");
    expect(proteinOf(reverseComplementRecord(slipped))).toBe("MANREIR");
    expect(proteinOf(rotateRecord({ ...slipped, topology: "circular" }, 5))).toBe("MANREIR");
  });

  it("change both codons", () => {
    expect(effectOf(slipped, 9, "A")).toEqual(["missense N3K R4S"]);
    expect(effectOf(slipped, 9, "T")).toEqual(["missense R4C"]);
    const changes = aminoAcidChanges(
      slipped.sequence,
      [{ position: 8, from: "c", to: "a" }],
      codingOf(cdsOf(slipped)),
    );
    expect(changes).toEqual([
      { codon: 3, from: "N", to: "K" },
      { codon: 4, from: "R", to: "S" },
    ]);
  });

  it("count twice when they are lost", () => {
    const effect = (length: number) =>
      proteinEffects(
        slipped.sequence.toUpperCase(),
        { kind: "deletion", position: 8, reference: slipped.sequence.slice(8, 8 + length), letters: "" },
        slipped.features,
        [],
      ).map(({ kind }) => kind);
    // One base of two codons: two fewer are read; two bases: three.
    expect(effect(1)).toEqual(["frameshift"]);
    expect(effect(2)).toEqual(["in-frame"]);
  });
});

const withoutLayout = (feature: Feature): Feature => ({
  ...feature,
  qualifiers: feature.qualifiers.map(({ layout: _, ...rest }) => rest),
});
