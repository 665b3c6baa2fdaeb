import { isLegal, writeAlignment } from "@benchleaf/bio";
import {
  type AlignmentCall,
  type AlignmentContent,
  type AlignmentInput,
  type AlignmentInputRow,
  type Id,
  MAX_ALIGNMENT_CELLS,
  MAX_ALIGNMENT_RESIDUES,
} from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";

/** A row's residues as originally called, before manual calls. */
const asCalled = ({ letters, calls }: Pick<AlignmentInputRow, "letters" | "calls">): string => {
  if (calls.length === 0) return letters;
  const cells = [...letters];
  for (const { column, from } of calls) cells[column] = from;
  return cells.join("");
};

const lettersOf = (cells: string): string => cells.replace(/[- ]/g, "");

/** The first inconsistency of a row; null if there is none. */
const faultOf = (row: AlignmentInputRow, alphabet: AlignmentInput["alphabet"]): string | null => {
  const { letters, calls, read } = row;
  if (!isLegal(lettersOf(letters), alphabet)) return "letters";
  if (new Set(calls.map(({ column }) => column)).size < calls.length) return "calls";
  if (calls.some(({ column, to }) => letters.charAt(column) !== to)) return "calls";
  const called = lettersOf(asCalled(row));
  if (called === "") return "empty";
  // A circular sequence may begin anywhere and continues across its origin.
  const room = row.circular && read === null ? row.size : row.size - row.start;
  if (called.length > room || row.start > row.size) return "size";
  if (read === null) return null;
  if (asCalled(row).charAt(read.firstColumn).trim() === "") return "firstColumn";
  return read.qualities.length === called.length ? null : "qualities";
};

/**
 * Checks that rows and calls are consistent.
 *
 * @throws alignment.too.large; alignment.rows.invalid with the row and what is wrong with it
 */
export const checkAlignment = ({ rows, alphabet, referenceId }: AlignmentInput): void => {
  const columns = rows[0]?.letters.length ?? 0;
  const letters = rows.reduce((sum, row) => sum + lettersOf(row.letters).length, 0);
  if (columns * rows.length > MAX_ALIGNMENT_CELLS || letters > MAX_ALIGNMENT_RESIDUES)
    throw problem("alignment.too.large", { limit: MAX_ALIGNMENT_RESIDUES });
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length || (referenceId !== null && !ids.has(referenceId)))
    throw problem("alignment.rows.invalid", { fault: "ids" });
  for (const row of rows) {
    const fault = row.letters.length === columns ? faultOf(row, alphabet) : "length";
    if (fault !== null) throw problem("alignment.rows.invalid", { row: row.name, fault });
  }
};

/** Existing calls keep their author and time; new ones get the caller and the current time. */
export const stampCalls = (
  given: AlignmentInput,
  before: AlignmentContent | null,
  author: { readonly id: Id; readonly name: string },
  now: Date,
): AlignmentContent => {
  const known = new Map<string, AlignmentCall>();
  for (const { id, calls } of before?.rows ?? [])
    for (const call of calls) known.set(`${id} ${call.column} ${call.from} ${call.to}`, call);
  const stamp = { authorId: author.id, authorName: author.name, time: now.toISOString() };
  return {
    ...given,
    rows: given.rows.map((row) => ({
      ...row,
      calls: row.calls.map(
        ({ column, from, to }) =>
          known.get(`${row.id} ${column} ${from} ${to}`) ?? { column, from, to, ...stamp },
      ),
    })),
  };
};

export const countCalls = ({ rows }: Pick<AlignmentContent, "rows">): number =>
  rows.reduce((sum, { calls }) => sum + calls.length, 0);

/** Writes all rows as aligned FASTA; positions outside a row's range are gaps like any other. */
export const alignedFasta = ({ rows }: Pick<AlignmentContent, "rows">): string =>
  writeAlignment(
    rows.map(({ name, letters }) => ({ name, row: letters.replaceAll(" ", "-") })),
    "fasta",
  );
