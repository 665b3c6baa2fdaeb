import type { ByteRange } from "./storage.ts";

/**
 * The range of a `Range` header within `size` bytes; undefined for the whole: without a header, for several ranges,
 * which a server need not support (RFC 9110, 14.2), and for invalid ranges.
 *
 * @example readRange("bytes=0-99", 1000) // { start: 0, end: 100 }
 * @example readRange("bytes=-100", 1000) // { start: 900, end: 1000 }
 */
export const readRange = (
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined => {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size };
  }
  const start = Number(first);
  const end = last === "" ? size : Math.min(Number(last) + 1, size);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
};
