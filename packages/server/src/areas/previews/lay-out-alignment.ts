import type { AlignedSheet } from "../files/kinds.service.ts";
import type { Content } from "./lay-out-content.ts";
import type { PrintBlock } from "./pdf-sections.ts";
import type { PrintPhrases } from "./print-phrases.ts";

const [COLUMNS_A_BLOCK, NAME_LETTERS, MOST_LINES] = [60, 32, 5_000] as const;

/** `*` under a column where every row that reaches it has the same character, as Clustal marks it. */
const matchesOf = (parts: readonly string[]): string =>
  Array.from({ length: parts[0]?.length ?? 0 }, (_, column) => {
    const [first, ...others] = parts.map((part) => part.charAt(column)).filter((letter) => letter !== " ");
    const isSame = first !== undefined && first !== "-" && others.length > 0;
    return isSame && others.every((other) => other.toUpperCase() === first.toUpperCase()) ? "*" : " ";
  }).join("");

const shortened = (name: string): string =>
  name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1)}…` : name;

/**
 * Rows under one another, sixty columns a block, headed by the numbers of its first and last column.
 *
 * @example alignedLines([{ name: "a", letters: "ACG" }, { name: "b", letters: "A-G" }], 0) // "1–3\nACG  a\nA-G  b\n* *\n"
 */
export const alignedLines = (rows: AlignedSheet["rows"], start: number): string => {
  const parts = rows.map(({ letters }) => letters.slice(start, start + COLUMNS_A_BLOCK));
  const width = parts[0]?.length ?? 0;
  return [
    `${start + 1}–${start + width}`,
    ...rows.map(({ name }, index) => `${parts[index]}  ${shortened(name)}`),
    matchesOf(parts),
    "",
  ].join("\n");
};

/** The sheet of an alignment: its size, then its rows, truncated if it is too long for paper. */
export const layOutAlignment = (
  { alphabet, referenceName, rows }: AlignedSheet,
  words: PrintPhrases,
): Content => {
  const columns = rows[0]?.letters.length ?? 0;
  const fitting = Math.max(1, Math.floor(MOST_LINES / (rows.length + 3))) * COLUMNS_A_BLOCK;
  const printed = Math.min(columns, fitting);
  const starts = Array.from(
    { length: Math.ceil(printed / COLUMNS_A_BLOCK) },
    (_, at) => at * COLUMNS_A_BLOCK,
  );
  const facts: PrintBlock = {
    kind: "facts",
    rows: [
      [
        words("pdfAlignedRows"),
        `${rows.length.toLocaleString("en-US")} (${alphabet === "protein" ? alphabet : alphabet.toUpperCase()})`,
      ],
      [words("pdfAlignedColumns"), columns.toLocaleString("en-US")],
      [words("pdfAlignedReference"), referenceName ?? words("pdfConsensus")],
    ],
  };
  return {
    blocks: [
      facts,
      ...(printed < columns ? [{ kind: "remark" as const, text: words("pdfFirstPart") }] : []),
      { kind: "lines", text: starts.map((start) => alignedLines(rows, start)).join("\n") },
    ],
    pictures: {},
  };
};
