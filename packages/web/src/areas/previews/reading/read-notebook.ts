import { decodeText } from "@benchleaf/contract";
import { Unreadable } from "./faults.ts";
import { fetchWhole } from "./fetch-bytes.ts";
import type { Line } from "./lines.ts";
import { type Notebook, type NotebookCell, notebookOf } from "./notebook.ts";
import type { Source } from "./source.ts";

export interface ReadNotebook extends Omit<Notebook, "cells"> {
  /** The source of code in lines with the colours of its language; of all else as it was written. */
  readonly cells: readonly (NotebookCell & { readonly lines: readonly Line[] })[];
}

const MOST_BYTES = 48 * 1024 * 1024;
const MOST_COLOURED = 300_000;
const languages: Readonly<Record<string, string>> = { ir: "r", "c++": "cpp", c: "c", bash: "bash" };
const coloured = new Set([
  "python",
  "r",
  "julia",
  "javascript",
  "typescript",
  "cpp",
  "c",
  "bash",
  "sql",
  "matlab",
]);

const plain = (text: string): Line[] =>
  text.split("\n").map((line, index) => ({ number: index + 1, pieces: line === "" ? [] : [line] }));

/** @throws {Unreadable} for what is none */
export const readNotebook = async ({ address, bytes }: Source): Promise<ReadNotebook> => {
  const notebook = notebookOf(decodeText(await fetchWhole(address, bytes, MOST_BYTES)).text);
  if (notebook === null) throw new Unreadable("broken");
  const language = languages[notebook.language] ?? notebook.language;
  const { colourLines } = await import("./colour-lines.ts");
  let letters = 0;
  const cells = notebook.cells.map((cell) => {
    letters += cell.source.length;
    const isColoured = cell.kind === "code" && coloured.has(language) && letters <= MOST_COLOURED;
    const source = cell.source.replace(/\r\n?/g, "\n");
    return { ...cell, lines: isColoured ? colourLines(source, language) : plain(source) };
  });
  return { ...notebook, language, cells };
};
