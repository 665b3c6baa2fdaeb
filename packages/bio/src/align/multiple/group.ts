import type { Scoring } from "../scoring.ts";

/** Code of a gap in an aligned row. */
export const GAP = 255;

/** Sequences that are aligned with each other: equally long rows of codes, and which inputs they are. */
export interface Group {
  readonly members: readonly number[];
  readonly rows: readonly Uint8Array[];
  readonly length: number;
}

/** The columns of a group as another group meets them. Counts are of sequences. */
export interface ColumnProfile {
  readonly size: number;
  readonly length: number;
  /** `counts[column * codes + code]`: sequences with this residue. */
  readonly counts: Int32Array;
  /** Sequences with any residue. */
  readonly letters: Int32Array;
  /** Sequences whose gap begins in this column. */
  readonly openings: Int32Array;
}

/** How often each residue is in each column of a group. */
export const profileOf = ({ rows, length }: Group, { size: codes }: Scoring): ColumnProfile => {
  const counts = new Int32Array(length * codes);
  const letters = new Int32Array(length);
  const openings = new Int32Array(length);
  for (const row of rows) {
    let isInGap = false;
    for (let column = 0; column < length; column++) {
      const code = row[column] as number;
      if (code === GAP) {
        if (!isInGap) openings[column] = (openings[column] as number) + 1;
        isInGap = true;
        continue;
      }
      isInGap = false;
      const cell = column * codes + code;
      counts[cell] = (counts[cell] as number) + 1;
      letters[column] = (letters[column] as number) + 1;
    }
  }
  return { size: rows.length, length, counts, letters, openings };
};

/** The rows of some members, and which columns have a residue in one of them. */
export const rowsOf = (group: Group, isMember: (member: number) => boolean): Part => {
  const picked = group.members.flatMap((member, row) => (isMember(member) ? [row] : []));
  const rows = picked.map((row) => group.rows[row] as Uint8Array);
  const isUsed = new Uint8Array(group.length);
  for (const row of rows) {
    for (let column = 0; column < row.length; column++) if (row[column] !== GAP) isUsed[column] = 1;
  }
  return { members: picked.map((row) => group.members[row] as number), rows, isUsed };
};

/** Rows of a group that are removed, with the columns that they need. */
export interface Part {
  readonly members: readonly number[];
  readonly rows: readonly Uint8Array[];
  /** 1 where one of the rows has a residue. */
  readonly isUsed: Uint8Array;
}

/** A part as a group of its own, without the columns in which all its rows have gaps. */
export const closeColumns = ({ members, rows, isUsed }: Part): Group => {
  const columns = Int32Array.from([...isUsed.keys()].filter((column) => isUsed[column] === 1));
  return { members, rows: rows.map((row) => pickColumns(row, columns)), length: columns.length };
};

/** A row with the given columns of another one, -1 for a gap. */
export const pickColumns = (row: Uint8Array, columns: Int32Array): Uint8Array => {
  const picked = new Uint8Array(columns.length);
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at] as number;
    picked[at] = column < 0 ? GAP : (row[column] as number);
  }
  return picked;
};
