import { describe, expect, it } from "vitest";
import { inputFiles } from "../test-support/test-data.ts";
import { scfFile } from "../test-support/trace-files.ts";
import { readSequences } from "./read-sequences.ts";

const content = {
  letters: "ACNT",
  peaks: [1, 3, 4, 5],
  qualities: [9, 40, 0, 3],
  channels: [
    [0, 70, 65535, 12, 0, 3],
    [5, 5, 5, 60000, 1, 0],
    [0, 0, 0, 0, 0, 0],
    [1, 2, 4, 8, 16, 32],
  ],
  comments: "NAME=clone 7\nMACH=373\nLANE=12\n",
};

const only = (bytes: Uint8Array) => {
  const result = readSequences(bytes);
  if (!result.ok) throw new Error(result.error.message);
  expect(result.format).toBe("scf");
  return result.records[0]!;
};

describe("SCF", () => {
  it.each(["2.00", "3.00"] as const)(
    "version %s: bases, qualities, peaks, channels and comments",
    (version) => {
      const record = only(scfFile({ ...content, version }));
      expect(record).toMatchObject({ name: "clone 7", sequence: "ACNT", qualities: [9, 40, 0, 3] });
      const { A, C, G, T } = record.trace!.channels;
      expect([A, C, G, T].map((channel) => [...channel])).toEqual(content.channels);
      expect(record.trace).toMatchObject({ peaks: content.peaks, clip: { start: 1, end: 3 } });
      expect(record.trace?.run).toEqual({ sample: "clone 7", machine: "373", lane: 12 });
    },
  );

  it("a wrong length makes a truncated file, not a huge one", () => {
    const bytes = scfFile({ ...content, version: "3.00" });
    new DataView(bytes.buffer).setUint32(4, 0xffffffff);
    expect(readSequences(bytes)).toMatchObject({ ok: false, error: { code: "truncated" } });
    new DataView(bytes.buffer).setUint32(12, 0xffffffff);
    expect(readSequences(bytes)).toMatchObject({ ok: false, error: { code: "too-large" } });
    expect(readSequences(bytes.subarray(0, 100))).toMatchObject({ ok: false, error: { code: "truncated" } });
  });
});

const files = inputFiles(["scf"]);

describe.skipIf(files.length === 0)("given SCF traces (needs the test data)", () => {
  it("the same run in version 2 and 3 is the same record", () => {
    const [two, three] = ["scf/version2.scf", "scf/version3.scf"].map((name) =>
      only(files.find((file) => file.name === name)!.bytes),
    );
    expect(three!.sequence).toBe(two!.sequence);
    expect(three!.qualities).toEqual(two!.qualities);
    expect(three!.trace?.peaks).toEqual(two!.trace?.peaks);
    expect(three!.trace?.channels).toEqual(two!.trace?.channels);
  });

  it.each(files)("$name: the called base is the highest channel at almost every peak", ({ bytes }) => {
    const { sequence, trace } = only(bytes);
    const hits = trace!.peaks.filter((peak, index) => {
      const base = sequence[index]!.toUpperCase();
      const { channels } = trace!;
      if (base !== "A" && base !== "C" && base !== "G" && base !== "T") return true;
      return Object.values(channels).every((channel) => channel[peak]! <= channels[base][peak]!);
    });
    expect(hits.length / sequence.length).toBeGreaterThan(0.85);
  });
});
