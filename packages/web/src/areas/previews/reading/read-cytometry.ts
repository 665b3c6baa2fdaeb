import { Unreadable } from "./faults.ts";
import { fetchWhole } from "./fetch-bytes.ts";
import type { Source } from "./source.ts";

export interface Parameter {
  readonly name: string;
  /** The stain, if the file gives it. */
  readonly stain: string;
  readonly bits: number;
  readonly range: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly mean: number;
  /** Events in as many equal steps between minimum and maximum. */
  readonly histogram: readonly number[];
}

/** The content of a flow cytometry file: FCS 2.0, 3.0 and 3.1. */
export interface Cytometry {
  readonly version: string;
  readonly events: number;
  readonly parameters: readonly Parameter[];
  /** `false` where the data are stored in a way that is not read here; the keywords are shown all the same. */
  readonly hasData: boolean;
  readonly keywords: readonly (readonly [string, string])[];
}

const MOST_BYTES = 256 * 1024 * 1024;
const HISTOGRAM_STEPS = 128;

/** Alternating keywords and values, separated by the first character; doubled, it is literal. */
const readKeywords = (text: string): Map<string, string> => {
  const delimiter = text[0] ?? "/";
  const parts: string[] = [];
  let part = "";
  for (let at = 1; at < text.length; at += 1) {
    if (text[at] !== delimiter) part += text[at];
    else if (text[at + 1] === delimiter && part !== "") {
      part += delimiter;
      at += 1;
    } else {
      parts.push(part);
      part = "";
    }
  }
  const found = new Map<string, string>();
  for (let index = 0; index + 1 < parts.length; index += 2)
    found.set((parts[index] ?? "").trim().toUpperCase(), (parts[index + 1] ?? "").trim());
  return found;
};

type ReadValue = (at: number) => number;

const readerOf = (
  view: DataView,
  type: string,
  bits: number,
  range: number,
  isLittle: boolean,
): ReadValue | null => {
  if (type === "F") return bits === 32 ? (at) => view.getFloat32(at, isLittle) : null;
  if (type === "D") return bits === 64 ? (at) => view.getFloat64(at, isLittle) : null;
  if (type !== "I") return null;
  // Integers use as many bits as their range needs; the others may hold anything (FCS 3.1, 3.3.23).
  const mask = range > 0 ? 2 ** Math.ceil(Math.log2(range)) - 1 : 2 ** bits - 1;
  const clip = (value: number) => (mask > 0 && value > mask ? value % (mask + 1) : value);
  if (bits === 8) return (at) => clip(view.getUint8(at));
  if (bits === 16) return (at) => clip(view.getUint16(at, isLittle));
  if (bits === 32) return (at) => clip(view.getUint32(at, isLittle));
  return null;
};

const summarise = (read: ReadValue, first: number, stride: number, events: number) => {
  let [minimum, maximum, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let event = 0; event < events; event += 1) {
    const value = read(first + event * stride);
    if (value < minimum) minimum = value;
    if (value > maximum) maximum = value;
    sum += value;
  }
  const histogram = new Array<number>(HISTOGRAM_STEPS).fill(0);
  const scale = maximum > minimum ? HISTOGRAM_STEPS / (maximum - minimum) : 0;
  for (let event = 0; event < events; event += 1) {
    const step = Math.floor((read(first + event * stride) - minimum) * scale);
    const place = Math.min(HISTOGRAM_STEPS - 1, Math.max(0, step || 0));
    histogram[place] = (histogram[place] ?? 0) + 1;
  }
  const isKnown = events > 0 && Number.isFinite(minimum);
  return {
    minimum: isKnown ? minimum : 0,
    maximum: isKnown ? maximum : 0,
    mean: isKnown ? sum / events : 0,
    histogram,
  };
};

/** @throws {Unreadable} */
export const cytometryOf = (file: Uint8Array): Cytometry => {
  const ascii = (start: number, end: number) => new TextDecoder("utf-8").decode(file.subarray(start, end));
  const place = (at: number) => Number(ascii(at, at + 8).trim() || 0);
  const version = ascii(0, 6);
  if (!/^FCS[23]\.[01]$/.test(version)) throw new Unreadable("broken");
  const [textStart, textEnd] = [place(10), place(18)];
  if (!(textStart >= 58 && textEnd > textStart && textEnd <= file.length)) throw new Unreadable("broken");
  const keywords = readKeywords(ascii(textStart, textEnd + 1));
  const number = (key: string) => Number(keywords.get(key) ?? Number.NaN);
  const [count, events] = [number("$PAR"), number("$TOT")];
  if (!(count > 0 && count <= 500) || !(events >= 0)) throw new Unreadable("broken");
  const dataStart = place(26) || number("$BEGINDATA");
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isLittle = (keywords.get("$BYTEORD") ?? "1,2,3,4").startsWith("1");
  const type = (keywords.get("$DATATYPE") ?? "I").toUpperCase();
  const described = Array.from({ length: count }, (_, index) => ({
    name: keywords.get(`$P${index + 1}N`) ?? `P${index + 1}`,
    stain: keywords.get(`$P${index + 1}S`) ?? "",
    bits: number(`$P${index + 1}B`),
    range: number(`$P${index + 1}R`) || 0,
  }));
  const stride = described.reduce((sum, { bits }) => sum + bits / 8, 0);
  const readers = described.map(({ bits, range }) => readerOf(view, type, bits, range, isLittle));
  const isList = (keywords.get("$MODE") ?? "L").toUpperCase() === "L";
  const fits = dataStart >= 58 && dataStart + stride * events <= file.length;
  const hasData = isList && fits && readers.every((read) => read !== null);
  let first = dataStart;
  const parameters = described.map((parameter, index) => {
    const read = readers[index];
    const start = first;
    first += parameter.bits / 8;
    const figures =
      hasData && read
        ? summarise(read, start, stride, events)
        : { minimum: 0, maximum: 0, mean: 0, histogram: [] };
    return { ...parameter, ...figures };
  });
  const shown = [...keywords].filter(([key]) => !/^\$P\d+/.test(key)).slice(0, 300);
  return { version, events, parameters, hasData, keywords: shown };
};

export const readCytometry = async ({ address, bytes }: Source): Promise<Cytometry> =>
  cytometryOf(await fetchWhole(address, bytes, MOST_BYTES));
