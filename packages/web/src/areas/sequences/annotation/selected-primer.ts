import {
  type Primer,
  piecesOf,
  reverseComplement,
  type Selection,
  type SequenceRecord,
  sliceBases,
} from "@benchleaf/bio";

/** The part of a primer that pairs with the selection: its letters, or those of the other strand. */
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
