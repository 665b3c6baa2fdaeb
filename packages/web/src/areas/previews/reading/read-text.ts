import { decodeText, type Encoding } from "@benchleaf/contract";
import { fetchRange } from "./fetch-bytes.ts";
import { languageOf } from "./languages.ts";
import type { Line } from "./lines.ts";
import type { NamedSource } from "./source.ts";

export interface ReadText {
  readonly lines: readonly Line[];
  /** The same words without the cuts that a screen needs, for copying and for readers of their own. */
  readonly text: string;
  readonly encoding: Encoding;
  /** So many bytes are shown of more. */
  readonly shownBytes: number;
  readonly isWhole: boolean;
}

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_COLOURED = 400_000;
const LONGEST_LINE = 2_000;

const splitLong = (line: string, number: number): Line[] => {
  if (line.length <= LONGEST_LINE) return [{ number, pieces: line === "" ? [] : [line] }];
  return Array.from({ length: Math.ceil(line.length / LONGEST_LINE) }, (_, part) => ({
    number: part === 0 ? number : null,
    pieces: [line.slice(part * LONGEST_LINE, (part + 1) * LONGEST_LINE)],
  }));
};

const plainLines = (text: string): Line[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, index) => splitLong(line, index + 1));

/** The first part of a text, in lines, with the colours of its language where it is one. */
export const readText = async ({ address, bytes, name }: NamedSource): Promise<ReadText> => {
  const shownBytes = Math.min(bytes, MOST_BYTES);
  const { text, encoding } = decodeText(await fetchRange(address, 0, shownBytes));
  const language = languageOf(name);
  const isColoured = language !== undefined && text.length <= MOST_COLOURED;
  const lines = isColoured
    ? await (await import("./colour-lines.ts")).colourLines(text, language)
    : plainLines(text);
  return { lines, text, encoding, shownBytes, isWhole: shownBytes === bytes };
};
