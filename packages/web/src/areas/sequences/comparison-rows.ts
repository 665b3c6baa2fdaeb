import type { RecordChanges, ResidueChange, Selection } from "@benchleaf/bio";

/** A change of residues with its position in both records. */
interface ChangedLetters {
  readonly before: Selection;
  readonly after: Selection;
  readonly gone: string;
  readonly come: string;
}

/**
 * Returns the changes with their positions in the later record, shifted by the insertions and deletions before them.
 */
export const changedResidues = (changes: readonly ResidueChange[], before: string): ChangedLetters[] => {
  let shift = 0;
  return changes.map(({ start, end, insert }) => {
    const change = {
      before: { start, length: end - start },
      after: { start: start + shift, length: insert.length },
      gone: before.slice(start, end),
      come: insert,
    };
    shift += insert.length - (end - start);
    return change;
  });
};

export const isUnchanged = ({ letters, features, primers, parts }: RecordChanges): boolean =>
  letters.length === 0 &&
  parts.length === 0 &&
  [features, primers].every(
    ({ added, removed, changed }) => added.length + removed.length + changed.length === 0,
  );

const MAX_SHOWN = 24;

/** Residues shortened to fit into a line: the first ones, and the total count if some are cut off. */
export const shortResidues = (letters: string): string =>
  letters.length <= MAX_SHOWN ? letters : `${letters.slice(0, MAX_SHOWN)}… (${letters.length})`;
