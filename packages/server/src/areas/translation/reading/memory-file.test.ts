import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { damage, randomOf } from "../../../test-support/damage.ts";
import { UnreadableDocument } from "./document-fault.ts";
import { readTmx, writeTmx } from "./memory-file.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const tmx = (units: string, head = 'srclang="de"'): Uint8Array =>
  bytesOf(
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"><header ${head} datatype="xml"/><body>${units}</body></tmx>`,
  );
const pair = (one: string, other: string, attributes = ""): string =>
  `<tu ${attributes}><tuv xml:lang="EN-US"><seg>${one}</seg></tuv><tuv xml:lang="zh_CN"><seg>${other}</seg></tuv></tu>`;
const languages = { source: "en", target: "zh-CN" };

describe("a memory", () => {
  it("is read as it was written, whatever characters it has", () => {
    const text = fc
      .oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.string({ unit: "grapheme", maxLength: 12 }))
      .map((one) => `a${one.replace(/\p{Surrogate}|\0/gu, "")}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), (pairs) => {
        const units = pairs.map(([source, target]) => ({
          source,
          target,
          changeTime: "2026-01-31T12:00:00.000Z",
        }));
        expect(readTmx(writeTmx(units, languages), languages).units).toEqual(units);
      }),
    );
  });
  it("keeps line tabulations and other control characters, and is well-formed XML all the same", () => {
    const units = [{ source: "one\u000Btwo\u0001 & <b>\r\n", target: "一\u000B二\uFFFE", changeTime: null }];
    const bytes = writeTmx(units, languages);
    expect(readTmx(bytes, languages).units).toEqual(units);
    const illegal = [...Buffer.from(bytes).toString()].filter(
      (sign) => (sign < " " && !/[\t\n\r]/.test(sign)) || sign === "\uFFFE",
    );
    expect(illegal).toEqual([]);
    expect(readTmx(tmx(pair("a\u000Bb", "a&#xB;b")), languages).units[0]).toMatchObject({
      source: "a\u000Bb",
      target: "a\u000Bb",
    });
  });
  it("has any source language", () => {
    const german = tmx(
      '<tu srclang="de"><tuv xml:lang="en"><seg>water</seg></tuv><tuv xml:lang="de"><seg>Wasser</seg></tuv></tu>',
    );
    expect(readTmx(german)).toMatchObject({
      units: [{ source: "Wasser", target: "water" }],
      sourceLanguage: "de",
    });
    expect(readTmx(german, { source: "en", target: "de" }).units[0]).toMatchObject({
      source: "water",
      target: "Wasser",
    });
    const back = writeTmx([{ source: "Wasser", target: "水", changeTime: null }], {
      source: "de",
      target: "zh-CN",
    });
    expect(Buffer.from(back).toString()).toContain('srclang="de"');
    expect(readTmx(back).units[0]).toMatchObject({ source: "Wasser", target: "水" });
  });
  it("is read in the languages asked for; what lacks one is counted", () => {
    const units = `${pair("one", "一", 'changedate="20260131T120000Z"')}${pair("two", " ")}<tu><tuv lang="zh-TW"><seg>三</seg></tuv><tuv xml:lang="en"><seg>three</seg></tuv></tu>`;
    expect(readTmx(tmx(units), languages)).toEqual({
      units: [{ source: "one", target: "一", changeTime: "2026-01-31T12:00:00.000Z" }],
      leftOut: 2,
      sourceLanguage: "de",
    });
    expect(readTmx(tmx(units), { source: "en", target: "zh-TW" }).units[0]).toMatchObject({
      source: "three",
      target: "三",
    });
  });
  it("has marks for the codes of other programs, the same in both languages", () => {
    const one =
      'Press <bpt i="1" x="1">&lt;b&gt;</bpt>Stop<ept i="1">&lt;/b&gt;</ept><ph x="2">&lt;br/&gt;</ph> and <hi>wait</hi>';
    const other = '<ph x="2"/>按<bpt i="7" x="1"/>停止<ept i="7"/><ept i="9"/>';
    expect(readTmx(tmx(pair(one, other)), languages).units[0]).toMatchObject({
      source: "Press ⟦f1⟧Stop⟦/f1⟧⟦x1⟧ and wait",
      target: "⟦x1⟧按⟦f1⟧停止⟦/f1⟧",
    });
    const units = [{ source: "⟦f1⟧a⟦/f1⟧ ⟦x1⟧ ⟦1⟧", target: "⟦x1⟧⟦f1⟧b⟦/f1⟧ ⟦1⟧", changeTime: null }];
    expect(readTmx(writeTmx(units, languages), languages).units).toEqual(units);
  });
  it("may be in UTF-16", () => {
    const wide = new Uint8Array(
      Buffer.from(`\uFEFF${Buffer.from(tmx(pair("one", "一"))).toString()}`, "utf16le"),
    );
    expect(readTmx(wide, languages).units).toHaveLength(1);
  });
});

describe("a file that is no memory", () => {
  const code = (bytes: Uint8Array): string => {
    try {
      return String(readTmx(bytes, languages).units.length);
    } catch (error) {
      if (error instanceof UnreadableDocument) return error.code;
      throw error;
    }
  };
  it.each([
    ["", "document.damaged"],
    ["hello", "document.damaged"],
    ["<html><body/></html>", "document.damaged"],
    ["<tmx><body><tu>", "document.damaged"],
    ['<!DOCTYPE tmx [<!ENTITY a "b">]><tmx/>', "document.entities"],
  ])("%s is refused", (text, expected) => {
    expect(code(bytesOf(text))).toBe(expected);
  });
  it("or a damaged one gives a problem, in no time", () => {
    const whole = tmx(pair('Press <bpt i="1">b</bpt>Stop<ept i="1"/>', "一").repeat(3));
    const random = randomOf(3);
    const end = performance.now() + (process.env.BENCHLEAF_FULL === "1" ? 10_000 : 300);
    while (performance.now() < end) {
      const start = cpuTime();
      code(damage(whole, random));
      expect(cpuTime() - start).toBeLessThan(1_000);
    }
  });
  it("very many units take seconds", () => {
    const start = cpuTime();
    const count = process.env.BENCHLEAF_FULL === "1" ? 100_000 : 20_000;
    expect(code(tmx(pair("one", "一").repeat(count)))).toBe(`${count}`);
    expect(cpuTime() - start).toBeLessThan(10_000);
  });
});
