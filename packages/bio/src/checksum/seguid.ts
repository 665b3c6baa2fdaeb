import { leastRotation } from "./least-rotation.ts";
import { sha1 } from "./sha1.ts";

/**
 * SEGUID v2, the naked definitions on residues that are known to be sound: upper case, not empty, strands in 5' to 3'
 * direction. {@link checksum} and {@link checksumOfStrands} check that first.
 *
 * Source: Pereira et al., "SEGUID v2: Extending SEGUID checksums for circular, linear, single- and double-stranded
 * biological sequences", bioRxiv 2024, doi:10.1101/2024.02.28.582384.
 */

/** @example lsSeguid("TATGCCAA") // "lsseguid=EevrucUNYjqlsxrTEK8JJxPYllk" */
export const lsSeguid = (letters: string): string => `lsseguid=${digestOf(bytesOf(letters))}`;

/** Of the least rotation. @example csSeguid("TATGCCAA") // "csseguid=XsJzXMxgv7sbpqIzFH9dgrHUpWw" */
export const csSeguid = (letters: string): string => {
  const circle = bytesOf(letters);
  return `csseguid=${digestOf(rotated(circle, leastRotation(circle)))}`;
};

/**
 * Of the smaller strand, a semicolon and the other. Strands are of one length; `-` stands where the other strand
 * hangs over.
 *
 * @example ldSeguid("-TATGCC", "-GCATAC") // "ldseguid=rr65d6AYuP-CdMaVmdw3L9FPt6I"
 */
export const ldSeguid = (watson: string, crick: string): string => {
  const [first, second] = watson < crick ? [watson, crick] : [crick, watson];
  return `ldseguid=${digestOf(bytesOf(`${first};${second}`))}`;
};

/**
 * Of the least rotation of both strands and its complement. `crick` is the whole reverse complement of `watson`.
 *
 * @example cdSeguid("TATGCCAA", "TTGGCATA") // "cdseguid=dUxN7YQyVInv3oDcvz8ByupL44A"
 */
export const cdSeguid = (watson: string, crick: string): string => {
  const size = watson.length;
  const [top, bottom] = [bytesOf(watson), bytesOf(crick)];
  const [topCut, bottomCut] = [leastRotation(top), leastRotation(bottom)];
  const isTopFirst = isSmaller(top, topCut, bottom, bottomCut);
  const both = new Uint8Array(2 * size + 1);
  // The other strand runs the other way, so it is cut as far from its end as the first from its beginning.
  both.set(isTopFirst ? rotated(top, topCut) : rotated(bottom, bottomCut));
  both[size] = SEMICOLON;
  both.set(isTopFirst ? rotated(bottom, size - topCut) : rotated(top, size - bottomCut), size + 1);
  return `cdseguid=${digestOf(both)}`;
};

const SEMICOLON = 59;

const bytesOf = (letters: string): Uint8Array => {
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index);
  return bytes;
};

const rotated = (circle: Uint8Array, cut: number): Uint8Array => {
  const result = new Uint8Array(circle.length);
  result.set(circle.subarray(cut));
  result.set(circle.subarray(0, cut), circle.length - cut);
  return result;
};

const isSmaller = (one: Uint8Array, oneCut: number, other: Uint8Array, otherCut: number): boolean => {
  for (let index = 0; index < one.length; index++) {
    const difference = one[(oneCut + index) % one.length]! - other[(otherCut + index) % one.length]!;
    if (difference !== 0) return difference < 0;
  }
  return true;
};

const BASE64_URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The 27 characters of a digest in base64url (RFC 4648), without padding: fit for file names and addresses. */
const digestOf = (bytes: Uint8Array): string => {
  const digest = sha1(bytes);
  let text = "";
  for (let bit = 0; bit < digest.length * 8; bit += 6) {
    const at = bit >> 3;
    const pair = (digest[at]! << 8) | (digest[at + 1] ?? 0);
    text += BASE64_URL[(pair >> (10 - (bit & 7))) & 63];
  }
  return text;
};
