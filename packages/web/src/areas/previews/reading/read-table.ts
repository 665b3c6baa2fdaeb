import {
  type Delimiter,
  decodeText,
  type Encoding,
  parseDelimited,
  sniffDelimiter,
} from "@benchleaf/contract";
import { fetchRange } from "./fetch-bytes.ts";
import type { NamedSource } from "./source.ts";

export interface ReadTable {
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: Delimiter;
  readonly encoding: Encoding;
  readonly shownBytes: number;
  readonly isWhole: boolean;
}

const MOST_BYTES = 16 * 1024 * 1024;
/** The first part of a table; a last row that is cut is left out. */
export const readTable = async ({ address, bytes, name }: NamedSource): Promise<ReadTable> => {
  const shownBytes = Math.min(bytes, MOST_BYTES);
  const { text, encoding } = decodeText(await fetchRange(address, 0, shownBytes));
  const delimiter = /\.(tsv|tab)$/i.test(name) ? "\t" : sniffDelimiter(text);
  const isWhole = shownBytes === bytes;
  const rows = parseDelimited(text, delimiter);
  return { rows: isWhole ? rows : rows.slice(0, -1), delimiter, encoding, shownBytes, isWhole };
};
