import {
  meltingTemperature,
  type Primer,
  piecesOf,
  reverseComplement,
  type Selection,
  type SequenceRecord,
  sliceBases,
} from "@benchleaf/bio";

/** The part of a primer that pairs with the selection: its residues, or those of the other strand. */
export const bindingBases = (record: SequenceRecord, selection: Selection, strand: 1 | -1): string => {
  const letters = sliceBases(record, selection).toUpperCase().replaceAll("U", "T");
  return strand === 1 ? letters : reverseComplement(letters, "dna");
};

/** A primer that pairs with the selection, with a 5' tail that pairs with nothing. The id is left to the caller. */
export const primerOnSelection = (
  record: SequenceRecord,
  selection: Selection,
  { name, strand, tail }: { readonly name: string; readonly strand: 1 | -1; readonly tail: string },
): Primer => {
  const isCircular = record.topology === "circular";
  const pieces = piecesOf(selection, record.sequence.length, isCircular).map((piece) => ({
    ...piece,
    strand,
  }));
  return {
    id: "",
    name,
    description: "",
    bases: tail.toUpperCase() + bindingBases(record, selection, strand),
    locations: strand === 1 ? pieces : pieces.reverse(),
  };
};

/** A longer selection is what is to be amplified, not what a primer binds. */
const LONGEST_BINDING = 60;
const LEAST_BINDING = 18;
const MOST_BINDING = 36;
/** °C, as primer pairs are designed for. */
const WANTED_TM = 60;

/**
 * What a primer binds of a selection: all of it, or where a gene is selected as much of the end that the primer reads
 * first as melts at 60 °C.
 *
 * @example boundPart(record, { start: 51, length: 720 }, 1) // { start: 51, length: 22 }
 */
export const boundPart = (record: SequenceRecord, selection: Selection, strand: 1 | -1): Selection => {
  if (selection.length <= LONGEST_BINDING) return selection;
  const size = record.sequence.length;
  const partOf = (length: number): Selection => ({
    start: strand === 1 ? selection.start : (selection.start + selection.length - length) % size,
    length,
  });
  for (let length = LEAST_BINDING; length < MOST_BINDING; length++) {
    const tm = meltingTemperature(bindingBases(record, partOf(length), strand));
    if (tm !== null && tm >= WANTED_TM) return partOf(length);
  }
  return partOf(MOST_BINDING);
};
