/** A row of an alignment file, with `-` for gaps. */
export interface AlignedRow {
  readonly name: string;
  readonly row: string;
}

/** The formats that are distinguished: aligned FASTA and Clustal. */
export type AlignmentFormat = "fasta" | "clustal";

/** Rows of equal length, or why there are none. */
export type AlignmentReadResult =
  | { readonly ok: true; readonly format: AlignmentFormat; readonly rows: readonly AlignedRow[] }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: "no-alignment" | "illegal-letter" | "unequal-rows";
        readonly message: string;
        readonly line?: number;
      };
    };

const COLUMNS_PER_BLOCK = 60;
const NAME_WIDTH = 16;

/**
 * Reads aligned FASTA or CLUSTAL, detected by content (CLUSTAL begins with that word, or MUSCLE, depending on the
 * program). Rows keep their residues and gaps (`-`, and `.` of FASTA). Errors: `no-alignment`, `illegal-letter` and
 * `unequal-rows`, the first two with their line.
 *
 * @example readAlignment(">a\nAC-T\n>b\nACGT\n") // format "fasta", rows [{ name: "a", row: "AC-T" }, …]
 */
export const readAlignment = (text: string): AlignmentReadResult => {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const first = lines.find((line) => line.trim() !== "") ?? "";
  const format = first.startsWith(">") ? "fasta" : /^(CLUSTAL|MUSCLE)/i.test(first) ? "clustal" : null;
  if (!format) {
    return refuse("no-alignment", "This is neither aligned FASTA nor CLUSTAL.", lines.indexOf(first) + 1);
  }
  const rows = new Map<string, string>();
  const order: string[] = [];
  let current = "";
  for (const [index, line] of lines.entries()) {
    if (format === "fasta" && line.startsWith(">")) {
      current = `${order.length}`;
      order.push(line.slice(1).trim());
      rows.set(current, "");
      continue;
    }
    const piece =
      format === "fasta" ? { key: current, letters: line.replace(/\s/g, "") } : clustalPiece(line, first);
    if (!piece || piece.letters === "") continue;
    const wrong = piece.letters.search(/[^A-Za-z*.~-]/);
    if (wrong >= 0) {
      return refuse(
        "illegal-letter",
        `${JSON.stringify(piece.letters[wrong])} is no letter of a row.`,
        index + 1,
      );
    }
    if (!rows.has(piece.key)) order.push(piece.key);
    rows.set(piece.key, (rows.get(piece.key) ?? "") + piece.letters);
  }
  const read = [...rows.values()].map((row, index) => ({ name: order[index] ?? "", row }));
  const length = read[0]?.row.length ?? 0;
  const odd = read.find(({ row }) => row.length !== length);
  if (odd)
    return refuse(
      "unequal-rows",
      `The row ${odd.name} has ${odd.row.length} columns, the first one ${length}.`,
    );
  if (length === 0) return refuse("no-alignment", "There are no rows.");
  return { ok: true, format, rows: read };
};

/** Name and residues of a line, perhaps with their count; null for the headline, blank lines and the marks below. */
const clustalPiece = (line: string, headline: string): { key: string; letters: string } | null => {
  if (line === headline || /^\s/.test(line) || line.trim() === "") return null;
  const [key = "", letters = ""] = line.trim().split(/\s+/);
  return { key, letters };
};

const refuse = (
  code: "no-alignment" | "illegal-letter" | "unequal-rows",
  message: string,
  line?: number,
): AlignmentReadResult => ({ ok: false, error: { code, message, ...(line !== undefined && { line }) } });

/**
 * Writes rows of equal length. CLUSTAL cannot hold white space in names: it becomes `_`; columns of one letter are
 * marked `*`. What is read back are the same rows.
 *
 * @example writeAlignment([{ name: "a", row: "AC-T" }], "fasta") // ">a\nAC-T\n"
 */
export const writeAlignment = (rows: readonly AlignedRow[], format: AlignmentFormat): string => {
  const length = rows[0]?.row.length ?? 0;
  const starts = Array.from(
    { length: Math.ceil(length / COLUMNS_PER_BLOCK) },
    (_, at) => at * COLUMNS_PER_BLOCK,
  );
  const block = (row: string, start: number) => row.slice(start, start + COLUMNS_PER_BLOCK);
  if (format === "fasta") {
    return rows
      .map(({ name, row }) => `>${name}\n${starts.map((start) => `${block(row, start)}\n`).join("")}`)
      .join("");
  }
  const names = rows.map(({ name }) => name.trim().replace(/\s+/g, "_") || "sequence");
  const width = Math.max(NAME_WIDTH, ...names.map((name) => name.length + 1));
  const marks = marksOf(rows);
  const blocks = starts.map((start) => {
    const lines = rows.map(({ row }, index) => (names[index] ?? "").padEnd(width) + block(row, start));
    return [...lines, " ".repeat(width) + block(marks, start)].join("\n");
  });
  return `CLUSTAL multiple sequence alignment\n\n${blocks.join("\n\n")}\n`;
};

const marksOf = (rows: readonly AlignedRow[]): string =>
  [...(rows[0]?.row ?? "")]
    .map((letter, at) => {
      const isWhole =
        letter !== "-" && rows.every(({ row }) => row[at]?.toUpperCase() === letter.toUpperCase());
      return isWhole ? "*" : " ";
    })
    .join("");
