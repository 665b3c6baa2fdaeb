import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLocation } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { cpuTime } from "../test-support/cpu-time.ts";
import { inputFiles } from "../test-support/test-data.ts";
import { decodeText } from "./decode.ts";
import { writeGenBank } from "./genbank-writer.ts";
import { readSequences } from "./read-sequences.ts";

const wellFormed = ["genbank_plasmid", "genbank_multi", "genbank_large", "genpept", "rna"];
const files = inputFiles([...wellFormed, "malformed"], /\.(gb|gbk|gp)$/);
const beyondMending = new Map([
  ["malformed/bad_origin_wrap.gb", "letters-elsewhere"],
  ["malformed/empty_header0.gb", "letters-missing"],
  ["malformed/no_origin_no_end.gb", "truncated"],
  ["malformed/pBAD30_truncated.gb", "truncated"],
  ["malformed/zero_bytes.gb", "empty-file"],
]);
const readable = files.filter(({ name }) => !beyondMending.has(name));

const read = (bytes: Uint8Array, name: string): readonly SequenceRecord[] => {
  const result = readSequences(bytes, { name });
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
  return result.records;
};

const write = (records: readonly SequenceRecord[]) => new TextEncoder().encode(writeGenBank(records));

/**
 * What a simple scan of the raw lines finds, independent of the reader: keys, locations, qualifier keys, residues.
 */
const scan = (raw: string) => {
  const lines = raw
    .replace(/\r/g, "")
    .replace(/^\uFEFF/, "")
    .split("\n");
  const found = { keys: [] as string[], locations: [] as string[], qualifiers: [] as string[], letters: "" };
  let part: "header" | "table" | "letters" = "header";
  let isLocation = false;
  for (const line of lines) {
    if (line.startsWith("//") || line.startsWith("LOCUS ")) part = "header";
    else if (/^ {0,6}FEATURES /.test(line)) part = "table";
    else if (/^ {0,6}ORIGIN/.test(line)) part = "letters";
    else if (part === "letters") found.letters += line.replace(/[^A-Za-z*]/g, "");
    else if (part === "table" && /^\S/.test(line)) part = "header";
    else if (part === "table" && /^ {5,11}\S/.test(line)) {
      const [key, ...location] = line.trim().split(/\s+/);
      found.keys.push(key ?? "");
      found.locations.push(location.join(""));
      isLocation = true;
    } else if (part === "table" && /^ {21,}\//.test(line)) {
      found.qualifiers.push(/^\/[^=\s]*/.exec(line.trim())?.[0]?.slice(1) ?? "");
      isLocation = false;
    } else if (part === "table" && isLocation && line.trim() !== "") {
      found.locations.push(`${found.locations.pop()}${line.trim()}`);
    }
  }
  return found;
};

describe.skipIf(files.length === 0)("given GenBank files (needs the test data)", () => {
  it.each(readable)("$name: in, out and in again is the same", ({ name, bytes }) => {
    const records = read(bytes, name);
    const again = read(write(records), name);
    expect(again.length).toBe(records.length);
    records.forEach((record, index) => {
      const other = again[index]!;
      expect(other.features).toEqual(record.features);
      expect(other.sequence).toBe(record.sequence);
      // A record whose name or topology was put right has no LOCUS line to keep.
      const { layout: _, ...meta } = record.meta;
      const { layout: __, ...otherMeta } = other.meta;
      expect(otherMeta).toEqual(meta);
      expect({ ...other, features: [], meta: {} }).toEqual({ ...record, features: [], meta: {} });
    });
  });

  it.each(readable)("$name: nothing in the raw text is missing", ({ name, bytes }) => {
    const features = read(bytes, name).flatMap((record) => record.features);
    const raw = scan(decodeText(bytes).text);
    expect(features.map(({ type }) => type)).toEqual(raw.keys);
    // In this file a note contains a whole table; only a reader that parses quotes can see that it is one qualifier.
    if (!name.includes("embeded_in_comments")) {
      expect(features.flatMap(({ qualifiers }) => qualifiers.map(({ key }) => key))).toEqual(raw.qualifiers);
    }
    const letters = read(bytes, name)
      .map(({ sequence: bases }) => bases)
      .join("");
    expect(letters.length).toBe(raw.letters.length);
    if (!name.startsWith("rna/")) expect(letters).toBe(raw.letters);
  });

  it.each(readable)("$name: locations are those of the raw text", ({ name, bytes }) => {
    const result = readSequences(bytes, { name });
    const mended = result.ok
      ? result.warnings
          .filter(({ code }) => /clamped|location/.test(code))
          .map(({ detail }) => detail.split(" ")[1])
      : [];
    const printed = read(bytes, name).flatMap((record) =>
      record.features.map(
        ({ locations, operator, rawLocation }) =>
          rawLocation?.replace(/\s+/g, "") ?? formatLocation(locations, operator, record.sequence.length),
      ),
    );
    const raw = scan(decodeText(bytes).text).locations;
    expect(printed.length).toBe(raw.length);
    const differing = raw.filter((location, index) => location !== printed[index]);
    expect(differing.filter((location) => !mended.includes(location))).toEqual([]);
  });

  it.each([...beyondMending])("%s fails as a whole: %s", (name, code) => {
    const file = files.find((one) => one.name === name)!;
    expect(readSequences(file.bytes, { name })).toMatchObject({ ok: false, error: { code } });
  });

  it("all but these are written byte for byte, line ends aside", () => {
    const other = readable.filter(({ name, bytes }) => {
      const raw = decodeText(bytes).text.replaceAll("\r\n", "\n").replace(/\n*$/, "\n");
      return raw !== writeGenBank(read(bytes, name)).replace(/\n*$/, "\n");
    });
    expect(readable.length).toBe(59);
    expect(other.map(({ name }) => name)).toEqual([
      // Features that lay outside the residues were moved inside.
      "genbank_plasmid/pCR_MCT1_HA46.gb",
      // The table is indented as a whole.
      "genbank_plasmid/testing_primers.gb",
      // Outside the residues too.
      "genbank_multi/multi-seq-genbank.gb",
      "genbank_multi/testing_primers_multiseq.gb",
      // T among U, and U among T, were put right.
      "rna/genbankRNAWithU.gb",
      "rna/genbankWithU.gb",
      // Outside the residues too.
      "malformed/negative_location.gb",
      // The `//` was missing, and the name.
      "malformed/no_end_marker.gb",
      "malformed/with_joins.gb",
    ]);
  });

  it.each(files.filter(({ name }) => name.startsWith("genbank_large")))(
    "$name is read in under 100 ms",
    (file) => {
      const times = Array.from({ length: 5 }, () => {
        const began = cpuTime();
        read(file.bytes, file.name);
        return cpuTime() - began;
      });
      expect(Math.min(...times)).toBeLessThan(100);
    },
  );

  it("mutated at random, they neither throw nor hang", () => {
    const small = files.filter(({ bytes }) => bytes.length > 0 && bytes.length < 60_000);
    const mutation = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 200 }),
      put: fc.uint8Array({ maxLength: 30 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...small),
        fc.array(mutation, { minLength: 1, maxLength: 6 }),
        (file, mutations) => {
          let bytes = file.bytes;
          for (const { at, length, put } of mutations) {
            const from = at % (bytes.length + 1);
            bytes = Uint8Array.from([...bytes.subarray(0, from), ...put, ...bytes.subarray(from + length)]);
          }
          const began = cpuTime();
          const result = readSequences(bytes, { name: file.name });
          if (result.ok) expect(readSequences(write(result.records), { name: file.name }).ok).toBe(true);
          expect(cpuTime() - began).toBeLessThan(1000);
        },
      ),
      { numRuns: 300 },
    );
  });
});
