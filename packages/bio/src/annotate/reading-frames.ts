import { type Frame, translate } from "../translate/translate.ts";
import type { PreparedLibrary } from "./prepare-library.ts";

/** One of six ways to read a text as a protein. */
export interface ReadingFrame {
  readonly protein: string;
  readonly strand: 1 | -1;
  /** Top-strand bases [start, end) under the amino acids [from, to). */
  readonly basesOf: (from: number, to: number) => readonly [start: number, end: number];
}

/** The six frames of a text under the standard code, one at a time; none when the library has no proteins. */
export function* readingFrames(text: string, { protein, short }: PreparedLibrary): Iterable<ReadingFrame> {
  if (protein.queries.length === 0 && !short.some(({ kind }) => kind === "protein")) return;
  for (const frame of [1, 2, 3, -1, -2, -3] as const satisfies readonly Frame[]) {
    const offset = Math.abs(frame) - 1;
    yield {
      protein: translate(text, { frame }),
      strand: frame > 0 ? 1 : -1,
      basesOf: (from, to) =>
        frame > 0
          ? [offset + 3 * from, offset + 3 * to]
          : [text.length - offset - 3 * to, text.length - offset - 3 * from],
    };
  }
}

/** Codons between the stops on either side of an amino acid, as far as the text goes. */
export const openCodonsAround = (protein: string, at: number): number => {
  const stop = protein.indexOf("*", at);
  return (stop < 0 ? protein.length : stop) - (protein.lastIndexOf("*", at) + 1);
};
