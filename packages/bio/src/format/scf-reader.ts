import type { SequenceRecord } from "../sequence.ts";
import { decodeWindows1252 } from "../text/decode-text.ts";
import { CHANNELS, type Trace, type TraceRun } from "../trace/trace.ts";
import { type Notes, note } from "./notes.ts";
import type { ReadRecords } from "./report.ts";
import { readScfSamples } from "./scf-samples.ts";
import { fitRead, MAX_READ_BASES } from "./trace-record.ts";

const HEADER = 128;
const BASE = 12;

/** Whether bytes begin with the signature of SCF. */
export const isScf = (bytes: Uint8Array): boolean =>
  [0x2e, 0x73, 0x63, 0x66].every((byte, index) => bytes[index] === byte);

/** The parts of an SCF file, by the numbers of its header. */
interface Layout {
  readonly view: DataView;
  readonly isColumnwise: boolean;
  readonly bases: number;
  readonly basesAt: number;
}

/**
 * Reads an SCF trace of version 1, 2 or 3: residues, peaks, the probabilities as qualities (that of the called base;
 * the highest of the four if none is called), four channels, clipping and comments. Never throws; lengths that point
 * outside the file make it a truncated one before anything is set aside for them.
 *
 * Source: S. Dear & R. Staden, "A standard file format for data from DNA sequencing instruments", DNA Sequence 3
 * (1992) 107, and the Staden package's format description of version 3.10.
 */
export const readScf = (bytes: Uint8Array, name: string, notes: Notes): ReadRecords => {
  if (bytes.length < HEADER) return note("truncated", null, `${bytes.length}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const field = (index: number) => view.getUint32(index * 4);
  const version = Number.parseFloat(String.fromCharCode(...bytes.subarray(36, 40))) || 1;
  const isColumnwise = version >= 3;
  const width = version >= 2 && field(10) === 2 ? 2 : 1;
  const [samples, samplesAt, bases, basesAt] = [field(1), field(2), field(3), field(6)];
  if (bases > MAX_READ_BASES) return note("too-large", null, `${bases}`);
  if (bases === 0) return note("no-bases", null, name);
  if (samplesAt + samples * 4 * width > bytes.length || basesAt + bases * BASE > bytes.length) {
    return note(
      "truncated",
      null,
      `${bytes.length} / ${Math.max(samplesAt + samples * 4 * width, basesAt + bases * BASE)}`,
    );
  }
  const layout: Layout = { view, isColumnwise, bases, basesAt };
  const letters = readLetters(layout);
  const run = readComments(bytes, field(8), field(7));
  const channels = readScfSamples(view, { at: samplesAt, count: samples, width, isColumnwise });
  const [left, right] = [field(4), field(5)];
  const isClipped = left + right > 0 && left + right < bases;
  const trace: Trace = {
    channels,
    peaks: Array.from({ length: bases }, (_, index) =>
      view.getUint32(basesAt + index * (isColumnwise ? 4 : BASE)),
    ),
    ...(isClipped && { clip: { start: left, end: bases - right } }),
    run,
  };
  const record: SequenceRecord = {
    name: (run.sample ?? name).slice(0, 255),
    description: run.comment ?? "",
    kind: "dna",
    topology: "linear",
    sequence: letters,
    features: [],
    primers: [],
    meta: {},
  };
  return [fitRead(record, readQualities(layout, letters), samples > 0 ? trace : null, notes)];
};

const readLetters = ({ view, isColumnwise, bases, basesAt }: Layout): string => {
  const codes = new Uint8Array(bases);
  for (let index = 0; index < bases; index++) {
    codes[index] = view.getUint8(isColumnwise ? basesAt + bases * 8 + index : basesAt + index * BASE + 8);
  }
  return decodeWindows1252(codes);
};

/** Undefined when all are zero: then the base caller knew of none. */
const readQualities = (layout: Layout, letters: string): number[] | undefined => {
  const { view, isColumnwise, bases, basesAt } = layout;
  let highest = 0;
  const qualities = Array.from({ length: bases }, (_, index) => {
    const four = CHANNELS.map((_, channel) =>
      view.getUint8(
        isColumnwise ? basesAt + bases * (4 + channel) + index : basesAt + index * BASE + 4 + channel,
      ),
    );
    const called = "ACGT".indexOf(letters[index]?.toUpperCase() || "N");
    const quality = called < 0 ? Math.max(...four) : four[called]!;
    highest = Math.max(highest, quality);
    return quality;
  });
  return highest > 0 ? qualities : undefined;
};

const COMMENTS: Readonly<
  Record<string, "sample" | "machine" | "dye" | "lane" | "comment" | "start" | "model" | "baseCaller">
> = {
  NAME: "sample",
  MACH: "machine",
  MODL: "model",
  DYEP: "dye",
  LANE: "lane",
  COMM: "comment",
  DATE: "start",
  BCAL: "baseCaller",
};

/** Lines of `KEY=value`, ended by a zero byte. */
const readComments = (bytes: Uint8Array, at: number, size: number): TraceRun => {
  const body = bytes.subarray(at, Math.min(bytes.length, at + size));
  const zero = body.indexOf(0);
  const text = decodeWindows1252(zero < 0 ? body : body.subarray(0, zero));
  const facts: Record<string, string | number> = {};
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, key, value] = /^(\w{1,8})=(.*)$/.exec(line) ?? [];
    const fact = COMMENTS[key ?? ""];
    if (!fact || !value?.trim()) continue;
    if (fact !== "lane") facts[fact] = value.trim();
    else if (/^\d+$/.test(value.trim())) facts.lane = Number(value);
  }
  return facts;
};
