import { describe, expect, it } from "vitest";
import { cpuTime } from "../test-support/cpu-time.ts";
import { readSequences } from "./read-sequences.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const plasmid =
  'LOCUS       p 8 bp DNA\nFEATURES             Location/Qualifiers\n     gene            1..4\n                     /note="é µ"\nORIGIN\n        1 acgtacgt\n//\n';
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, mark: boolean) => {
  const bytes = new Uint8Array(Buffer.from(mark ? `\uFEFF${text}` : text, "utf16le"));
  return bytes;
};

// `npm test` reads a fifth of what an upload may hold.
const NOISE_MB = process.env.BENCHLEAF_FULL === "1" ? 50 : 10;
const noise = new Uint8Array(NOISE_MB * 1_000_000);
let state = 1;
for (let at = 0; at < noise.length; at++) {
  state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
  noise[at] = (state >>> 16) & 0xff || 1;
}

describe("readSequences", () => {
  it("detects the format by the content", () => {
    expect(readSequences(utf8(plasmid), { name: "p.fasta" })).toMatchObject({
      ok: true,
      records: [{ name: "p" }],
    });
    expect(readSequences(utf8(">a\nACGT"), { name: "p.gb" })).toMatchObject({
      ok: true,
      records: [{ name: "a" }],
    });
  });

  it.each([
    ["UTF-8", utf8(plasmid), []],
    ["UTF-8 with a mark", utf8(`\uFEFF${plasmid}`), []],
    ["Latin-1", latin1(plasmid), [{ code: "wrong-encoding", line: 4, detail: "windows-1252" }]],
    ["UTF-16 with a mark", utf16(plasmid, true), [{ code: "wrong-encoding", line: 1, detail: "utf-16le" }]],
    ["UTF-16 without", utf16(plasmid, false), [{ code: "wrong-encoding", line: 1, detail: "utf-16le" }]],
  ])("reads %s", (_, bytes, warnings) => {
    const result = readSequences(bytes, { name: "p.gb" });
    expect(result).toMatchObject({ ok: true, warnings });
    expect(result.ok && result.records[0]?.features[0]?.qualifiers[0]?.value).toBe("é µ");
  });

  it.each([
    ["nothing", utf8(""), "empty-file", 1],
    ["blank lines", utf8("\n \n"), "empty-file", 1],
    ["prose", utf8("\n\nDear all,\n"), "not-a-sequence", 3],
    ["a program", Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 0, 0]), "not-a-sequence", 1],
    ["a table without places", utf8("Name,Price\nM13,3\n"), "not-a-sequence", 1],
  ])("refuses %s", (_, bytes, code, line) => {
    expect(readSequences(bytes, { name: "x" })).toMatchObject({ ok: false, error: { code, line } });
  });

  it("rejects more than 20 million residues", () => {
    const bytes = utf8(`>a\n${"ACGTACGT\n".repeat(2_600_000)}`);
    expect(readSequences(bytes, { name: "a" })).toMatchObject({ ok: false, error: { code: "too-large" } });
  });

  it.each([
    ["bytes", ""],
    ["bytes behind a FASTA title", ">a\n"],
    ["bytes behind a LOCUS line", "LOCUS       p 8 bp DNA\n"],
    ["bytes in a feature table", "LOCUS       p 8 bp DNA\nFEATURES   Location\n     gene  1..4\n"],
    ["bytes in the letters", "LOCUS       p 8 bp DNA\nORIGIN\n"],
  ])("is soon through with noise: %s", (_, beginning) => {
    const bytes = noise.slice();
    bytes.set(utf8(beginning));
    const began = cpuTime();
    expect(readSequences(bytes, { name: "noise" }).ok).toBe(false);
    expect(cpuTime() - began).toBeLessThan(200 * NOISE_MB);
  });

  it("reads a comment of half a million lines", () => {
    const text = `LOCUS       p 4 bp DNA\nCOMMENT     a\n${"            b\n".repeat(500_000)}ORIGIN\n        1 acgt\n//\n`;
    expect(readSequences(utf8(text), { name: "p.gb" })).toMatchObject({
      ok: true,
      records: [{ sequence: "acgt" }],
    });
  });

  it("reads text at hand like a file of it", () => {
    expect(readSequences(">a\nACGT\n")).toMatchObject({
      ok: true,
      format: "fasta",
      records: [{ name: "a" }],
    });
    expect(readSequences("")).toMatchObject({ ok: false, error: { code: "empty-file" } });
  });
});
