import { CHANNELS, type Trace } from "@benchleaf/bio";
import type { TraceWire } from "./sequences.schema.ts";

/**
 * Whole numbers as base64: each as its difference to the one before, zigzag, seven bits a byte, lowest first. A
 * chromatogram's samples rise and fall gently, so most take a byte.
 *
 * @example packNumbers([1, 2, 300]) // "AgLUBA=="
 */
export const packNumbers = (numbers: ArrayLike<number>): string => {
  const bytes: number[] = [];
  let before = 0;
  for (let index = 0; index < numbers.length; index++) {
    const difference = numbers[index]! - before;
    before = numbers[index]!;
    // Not by bits: the difference of two 32-bit numbers has 33.
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.slice(at, at + 8192));
  return btoa(text);
};

/** The inverse of {@link packNumbers}; a number cut off at the end is left out. */
export const unpackNumbers = (packed: string): number[] => {
  const text = atob(packed);
  const numbers: number[] = [];
  let before = 0;
  let rest = 0;
  let scale = 1;
  for (let index = 0; index < text.length; index++) {
    const byte = text.charCodeAt(index);
    rest += (byte % 128) * scale;
    scale *= 128;
    if (byte > 127) continue;
    before += rest % 2 === 1 ? -(rest + 1) / 2 : rest / 2;
    numbers.push(before);
    rest = 0;
    scale = 1;
  }
  return numbers;
};

const channelsOf = <From, To>(channels: Record<"A" | "C" | "G" | "T", From>, make: (values: From) => To) =>
  Object.fromEntries(CHANNELS.map((base) => [base, make(channels[base])])) as Record<
    "A" | "C" | "G" | "T",
    To
  >;

/** A chromatogram as it travels; {@link unpackTrace} gives it back. */
export const packTrace = ({ channels, peaks, clip, run }: Trace): TraceWire => ({
  channels: channelsOf(channels, packNumbers),
  peaks: packNumbers(peaks),
  ...(clip && { clip }),
  run,
});

/** A chromatogram as `bio` reads it, out of the packed bytes of the wire. */
export const unpackTrace = ({ channels, peaks, clip, run }: TraceWire): Trace => ({
  channels: channelsOf(channels, (packed) => Int32Array.from(unpackNumbers(packed))),
  peaks: unpackNumbers(peaks),
  ...(clip && { clip }),
  run,
});

const FIRST_QUALITY = 33;

/** Phred qualities as FASTQ writes them. @example packQualities([0, 40]) // "!I" */
export const packQualities = (qualities: readonly number[]): string => {
  let text = "";
  for (let at = 0; at < qualities.length; at += 8192) {
    const codes = qualities
      .slice(at, at + 8192)
      .map((quality) => FIRST_QUALITY + Math.max(0, Math.min(93, Math.round(quality))));
    text += String.fromCharCode(...codes);
  }
  return text;
};

/** The inverse of {@link packQualities}. */
export const unpackQualities = (text: string): number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index) - FIRST_QUALITY);
