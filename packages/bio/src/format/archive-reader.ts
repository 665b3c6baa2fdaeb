import { Gunzip, type UnzipFileInfo, unzipSync } from "fflate";
import { MAX_FILE_BYTES } from "./limits.ts";
import { note } from "./notes.ts";
import type { ReadNote } from "./report.ts";

/** More files than this are not looked at. */
const MAX_MEMBERS = 2000;

/** A file out of an archive, unpacked. */
export interface Member {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How many bytes archives may still expand to, in all and however they are nested. */
export interface Budget {
  bytes: number;
}

/** How many bytes one archive may unpack to in total. */
export const freshBudget = (): Budget => ({ bytes: MAX_FILE_BYTES });

/** Whether bytes begin as a ZIP does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Whether bytes begin as gzip does, with deflate. */
export const isGzip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;

/** Folders, and what systems leave behind in archives. */
const isNoFile = (name: string): boolean => /\/$|(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(name);

/**
 * The files of a ZIP archive by name. Each is expanded only when what the directory announces fits the budget, and
 * never beyond that size, so that no archive expands without bounds. A note when nothing can be removed.
 */
export const unpackZip = (bytes: Uint8Array, budget: Budget): readonly Member[] | ReadNote => {
  let count = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (isNoFile(name)) return false;
    budget.bytes -= originalSize;
    count++;
    if (budget.bytes < 0) throw new RangeError(`> ${MAX_FILE_BYTES}`);
    if (count > MAX_MEMBERS) throw new RangeError(`> ${MAX_MEMBERS}`);
    return true;
  };
  try {
    return Object.entries(unzipSync(bytes, { filter }))
      .map(([name, content]) => ({ name, bytes: content }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    return note("archive-damaged", null, error instanceof Error ? error.message : "");
  }
};

/** The one file within gzip, its members joined; expanded step by step and given up beyond the budget. */
export const unpackGzip = (bytes: Uint8Array, budget: Budget): Uint8Array | ReadNote => {
  const parts: Uint8Array[] = [];
  let size = 0;
  let memberFrom = 0;
  const stream = new Gunzip((part) => {
    size += part.length;
    if (size > budget.bytes) throw new RangeError(`> ${MAX_FILE_BYTES}`);
    parts.push(part);
  });
  stream.onmember = () => {
    memberFrom = size;
  };
  try {
    const STEP = 65_536;
    for (let at = 0; at < bytes.length; at += STEP) {
      stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch (error) {
    return note("archive-damaged", null, error instanceof Error ? error.message : "");
  }
  // A member ends with its length.
  const end = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 18 || end.getUint32(bytes.length - 4, true) !== size - memberFrom) {
    return note("truncated", null, "gzip");
  }
  budget.bytes -= size;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
