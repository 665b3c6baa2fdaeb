import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { damage, randomOf } from "../../../test-support/damage.ts";
import { UnreadableDocument } from "./document-fault.ts";
import { type GlossaryFormat, readGlossaryFile, writeGlossaryFile } from "./glossary-file.ts";
import type { FileTerm } from "./glossary-terms.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const term = (source: string, targets: string[], more: Partial<FileTerm> = {}): FileTerm => ({
  source,
  targets,
  note: "",
  caseSensitive: false,
  doNotTranslate: false,
  ...more,
});
const read = (text: string, format: GlossaryFormat = "csv", languages?: { source: string; target: string }) =>
  readGlossaryFile(format, bytesOf(text), languages);
const pairs = (
  text: string,
  format: GlossaryFormat = "csv",
  languages?: { source: string; target: string },
) => read(text, format, languages).terms.map(({ source, targets }) => `${source} → ${targets.join(" | ")}`);
const glossary = (terms: readonly FileTerm[]) => ({
  name: "Lab <1>",
  sourceLanguage: "en",
  targetLanguage: "zh-CN",
  terms,
});

describe("a glossary as a table", () => {
  it.each([
    ["commas and a mark at the beginning", "\uFEFFsource,target,note\r\nbuffer,缓冲液,a\r\n"],
    ["semicolons", "source;target;note\nbuffer;缓冲液;a\n"],
    ["tabs, without titles", "buffer\t缓冲液\ta"],
    ["other titles", "备注,译文,原文\na,缓冲液,buffer"],
    ["a separator that Excel names", "sep=;\nbuffer;缓冲液;a"],
    ["languages as titles", "zh-CN,en-US,note\n缓冲液,buffer,a"],
  ])("is read with %s", (_, text) => {
    const { terms, wrong } = read(text, "csv", { source: "en", target: "zh-CN" });
    expect([terms.map(({ row, ...one }) => one), wrong]).toEqual([
      [term("buffer", ["缓冲液"], { note: "a" })],
      [],
    ]);
  });
  it("has quoted line ends, several translations and flags, and the numbers of its lines", () => {
    const text =
      'source,target,note,case sensitive,dnt\n"lysis\nbuffer",裂解液|裂解缓冲液,"say ""it""\nagain",,\n\nMET,,,是,yes\nx,y,,maybe,\n';
    expect(read(text)).toMatchObject({
      terms: [
        { row: 2, source: "lysis\nbuffer", targets: ["裂解液", "裂解缓冲液"], note: 'say "it"\nagain' },
        { row: 6, source: "MET", targets: [], caseSensitive: true, doNotTranslate: true },
      ],
      wrong: [{ row: 7, fault: "flag-unknown", source: "x", target: "y" }],
    });
  });
  it("may be in an encoding of Excel", () => {
    expect(
      readGlossaryFile(
        "csv",
        new Uint8Array(Buffer.from("c3fbb3c62cd0f2c1d00ad2fdceefd2bb2c41434754", "hex")),
      ).terms,
    ).toMatchObject([
      { source: "名称", targets: ["序列"] },
      { source: "引物一", targets: ["ACGT"] },
    ]);
  });
  it("is written without formulas", () => {
    const bytes = writeGlossaryFile("csv", glossary([term("=1+1", ["@a", "b|c"])]));
    expect(Buffer.from(bytes).toString()).toBe(
      "\uFEFFsource,target,note,caseSensitive,doNotTranslate\r\n'=1+1,'@a | b\\|c,,no,no\r\n",
    );
    expect(readGlossaryFile("csv", bytes).terms).toMatchObject([term("=1+1", ["@a", "b|c"])]);
  });
});

const ENTRY_2 = `<?xml version='1.0'?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd"><martif type="TBX" xml:lang="en"><martifHeader><fileDesc><sourceDesc><p>x</p></sourceDesc></fileDesc></martifHeader><text><body><termEntry id="c1"><descrip type="definition">A solution</descrip><langSet xml:lang="en-US"><tig><term>buffer</term></tig><tig><term>buffer solution</term></tig></langSet><langSet xml:lang="zh-CN"><ntig><termGrp><term>缓冲剂</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termGrp></ntig><tig><term>缓冲溶液</term></tig><tig><term>缓冲液</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></tig></langSet></termEntry><termEntry id="c2"><langSet xml:lang="zh-CN"><tig><term>酶</term></tig></langSet></termEntry></body></text></martif>`;
const core = (style: string, extra: string, content: string) =>
  `<?xml version="1.0"?><tbx style="${style}" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2" ${extra}><tbxHeader/><text><body>${content}</body></text></tbx>`;
const DCA = core(
  "dca",
  "",
  '<conceptEntry id="1"><langSec xml:lang="en"><termSec><term>buffer</term><termNote type="partOfSpeech">noun</termNote></termSec></langSec><langSec xml:lang="zh-Hans"><termSec><term>缓冲剂</term><termNote type="administrativeStatus">supersededTerm-admn-sts</termNote></termSec><termSec><term>缓冲液</term></termSec></langSec><langSec xml:lang="de"><termSec><term>Puffer</term></termSec></langSec></conceptEntry>',
);
const DCT = core(
  "dct",
  'xmlns:basic="http://www.tbxinfo.net/ns/basic" xmlns:min="http://www.tbxinfo.net/ns/min"',
  '<conceptEntry id="1"><min:subjectField>bio</min:subjectField><basic:definition>A solution</basic:definition><langSec xml:lang="en"><termSec><term>buffer</term></termSec></langSec><langSec xml:lang="zh-CN"><termSec><term>缓冲剂</term><min:administrativeStatus>deprecatedTerm-admn-sts</min:administrativeStatus></termSec><termSec><term>缓冲液</term></termSec></langSec></conceptEntry>',
);
const MIN =
  '<TBX dialect="TBX-Min"><header><languages source="zh-CN" target="en"/></header><body><entry id="1"><langGroup xml:lang="en"><termGroup><term>buffer</term></termGroup></langGroup><langGroup xml:lang="zh-CN"><termGroup><term>缓冲液</term></termGroup></langGroup></entry></body></TBX>';

describe("a glossary as TBX", () => {
  it("is read in version 2, without outdated terms, the preferred one first", () => {
    const { terms, wrong } = read(ENTRY_2, "tbx", { source: "en", target: "zh-CN" });
    expect(terms).toMatchObject([
      { row: 1, source: "buffer", targets: ["缓冲液", "缓冲溶液"], note: "A solution" },
      { row: 1, source: "buffer solution", targets: ["缓冲液", "缓冲溶液"] },
    ]);
    expect(wrong).toEqual([{ row: 2, fault: "unreadable", source: "", target: "酶" }]);
  });
  it("is read in version 3, in both styles, and in the small one, in any direction", () => {
    expect(pairs(DCA, "tbx")).toEqual(["buffer → 缓冲液"]);
    expect(pairs(DCA, "tbx", { source: "de", target: "zh-CN" })).toEqual(["Puffer → 缓冲液"]);
    expect(pairs(DCT, "tbx")).toEqual(["buffer → 缓冲液"]);
    expect(read(DCT, "tbx").terms[0]!.note).toBe("A solution");
    expect(pairs(MIN, "tbx")).toEqual(["缓冲液 → buffer"]);
    expect(read(MIN, "tbx")).toMatchObject({ sourceLanguage: "zh-CN", targetLanguage: "en" });
  });
  it.each([
    ["", "document.damaged"],
    ["<a/>", "document.damaged"],
    ["<tbx><text>", "document.damaged"],
    ['<!DOCTYPE martif [<!ENTITY a "b">]><martif/>', "document.entities"],
  ])("%s is refused", (text, code) => {
    expect(() => read(text, "tbx")).toThrow(expect.objectContaining({ code }));
  });
});

const words = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/[\s\p{Cc}\p{Surrogate}\uFFFE\uFFFF\\']/gu, ""))
  .filter((text) => text !== "");
it.each(["csv", "tbx"] as const)("what is written as %s is read as it was", (format) => {
  const terms = fc.array(
    fc.record({
      source: words,
      targets: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }),
      note: fc.oneof(fc.constant(""), words),
      caseSensitive: fc.boolean(),
      doNotTranslate: fc.boolean(),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(terms, (some) => {
      const { terms: back, wrong } = readGlossaryFile(format, writeGlossaryFile(format, glossary(some)), {
        source: "en",
        target: "zh-CN",
      });
      expect([back.map(({ row, ...one }) => one), wrong]).toEqual([some, []]);
    }),
  );
});

it.each(["csv", "tbx"] as const)("damage to %s gives a problem or terms, in no time", (format) => {
  const whole = format === "csv" ? bytesOf('source,target\n"a ""b""",c|d\nx,y\n') : bytesOf(DCA);
  const random = randomOf(5);
  const end = performance.now() + (process.env.BENCHLEAF_FULL === "1" ? 10_000 : 300);
  while (performance.now() < end) {
    const start = cpuTime();
    try {
      readGlossaryFile(format, damage(whole, random));
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
    }
    expect(cpuTime() - start).toBeLessThan(1_000);
  }
});
