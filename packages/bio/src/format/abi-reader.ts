import type { SequenceRecord } from "../sequence.ts";
import { decodeWindows1252 } from "../text/decode-text.ts";
import { CHANNELS, type Trace, type TraceRun } from "../trace/trace.ts";
import { type AbiEntry, abiNumbers, abiText, readAbiDirectory } from "./abi-directory.ts";
import { type Notes, note } from "./notes.ts";
import type { ReadRecords } from "./report.ts";
import { fitRead, MAX_READ_BASES, MAX_SAMPLES } from "./trace-record.ts";

type Directory = ReadonlyMap<string, AbiEntry>;

/**
 * Reads an ABI trace (`.ab1`, `.abi`): the base caller's residues (PBAS 2), qualities (PCON 2), peaks (PLOC 2), the
 * four analysed channels (DATA 9 to 12) put in order A C G T by the file's own FWO_, and the facts of the run. Files
 * without the second set are read from the first; qualities and trace may be missing. A fragment analysis (`.fsa`)
 * has no residues and is refused. Never throws; nothing grows beyond the size of the file.
 *
 * Source: Applied Biosystems, "Genetic Analysis Data File Format" (ABIF), 2009.
 */
export const readAbi = (bytes: Uint8Array, name: string, notes: Notes): ReadRecords => {
  const directory = readAbiDirectory(bytes);
  if (!directory) return note("truncated", null, `${bytes.length}`);
  const called = directory.get("PBAS2");
  const set = called ? 2 : 1;
  const bases = called ?? directory.get("PBAS1");
  if (bases && bases.data.length > MAX_READ_BASES) return note("too-large", null, `${bases.data.length}`);
  const letters = letterText(bases);
  if (letters === "") return note("no-bases", null, abiText(directory.get("SMPL1")) ?? name);
  const qualities = directory.get(`PCON${set}`) ?? directory.get("PCON1");
  const places = directory.get(`PLOC${set}`) ?? directory.get("PLOC1");
  const peaks = places ? abiNumbers(places) : null;
  const channels = readChannels(directory);
  const sample = abiText(directory.get("SMPL1"));
  const isInStep = peaks !== null && peaks.length === letters.length;
  const trace =
    channels && isInStep ? { channels, peaks: [...peaks], run: readRun(directory, letters) } : null;
  const record: SequenceRecord = {
    name: (sample ?? name).slice(0, 255),
    description: abiText(directory.get("CMNT1")) ?? "",
    kind: "dna",
    topology: "linear",
    sequence: letters,
    features: [],
    primers: [],
    meta: {},
  };
  return [fitRead(record, qualities?.data, trace, notes)];
};

const letterText = (entry: AbiEntry | undefined): string =>
  entry ? decodeWindows1252(entry.data).replace(/\0+$/, "") : "";

/** Channels by the order of dyes that the file declares; null when order or data are missing or uneven. */
const readChannels = (directory: Directory): Trace["channels"] | null => {
  const order = abiText(directory.get("FWO_1"))?.toUpperCase() ?? "";
  const found = CHANNELS.map((base) => directory.get(`DATA${9 + order.indexOf(base)}`));
  const isComplete = order.length === 4 && CHANNELS.every((base) => order.includes(base));
  const samples = found.flatMap((entry) =>
    entry && entry.count <= MAX_SAMPLES && entry.data.length <= MAX_SAMPLES * 4 ? [abiNumbers(entry)] : [],
  );
  const [A, C, G, T] = samples;
  if (!isComplete || !A || !C || !G || !T) return null;
  return samples.some(({ length }) => length !== A.length) ? null : { A, C, G, T };
};

const readRun = (directory: Directory, letters: string): TraceRun => {
  const text = (tag: string) => abiText(directory.get(tag));
  const edited = letterText(directory.get("PBAS1"));
  const lane = directory.get("LANE1");
  const facts = {
    sample: text("SMPL1"),
    comment: text("CMNT1"),
    machine: text("MCHN1"),
    model: text("MODL1"),
    dye: text("DySN1") ?? text("PDMF1"),
    baseCaller: text("SPAC2"),
    well: text("TUBE1"),
    lane: lane && abiNumbers(lane)[0],
    start: readTime(directory, 1),
    end: readTime(directory, 2),
    spacing: readSpacing(directory.get("SPAC1")),
    editedBases: edited !== "" && edited.toUpperCase() !== letters.toUpperCase() ? edited : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
};

/** RUND is year (two bytes), month, day; RUNT is hour, minute, second, hundredths. */
const readTime = (directory: Directory, number: number): string | undefined => {
  const [date, time] = [directory.get(`RUND${number}`)?.data, directory.get(`RUNT${number}`)?.data];
  if (!date || !time || date.length < 4 || time.length < 3) return undefined;
  const year = (date[0]! << 8) | date[1]!;
  const two = (value: number | undefined) => `${value ?? 0}`.padStart(2, "0");
  return `${`${year}`.padStart(4, "0")}-${two(date[2])}-${two(date[3])}T${[...time.subarray(0, 3)].map(two).join(":")}`;
};

const readSpacing = (entry: AbiEntry | undefined): number | undefined => {
  if (entry?.data.length !== 4) return undefined;
  const spacing = new DataView(entry.data.buffer, entry.data.byteOffset, 4).getFloat32(0);
  return Number.isFinite(spacing) && spacing > 0 ? spacing : undefined;
};
