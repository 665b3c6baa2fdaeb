import type { SequenceRecord } from "../sequence.ts";

/** A small plasmid with something of everything that files carry, to be written and then damaged. */
export const fuzzPlasmid: SequenceRecord = {
  name: "p",
  description: "made up",
  kind: "dna",
  topology: "circular",
  sequence: "ACGTACGTACGTAAGGCCTTACGT",
  features: [
    {
      id: "f1",
      name: "bla",
      type: "CDS",
      locations: [
        { start: 20, end: 24, strand: 1 },
        { start: 0, end: 5, strand: 1, isEndPartial: true },
      ],
      operator: "join",
      qualifiers: [
        { key: "label", value: "bla", isQuoted: true },
        {
          key: "note",
          value: 'a "quoted", long; note = with & everything in it that files dislike',
          isQuoted: true,
        },
        { key: "codon_start", value: "2", isQuoted: false },
        { key: "pseudo", value: null, isQuoted: false },
      ],
    },
  ],
  primers: [
    {
      id: "p1",
      name: "f",
      description: "x",
      bases: "ACGTACGT",
      locations: [{ start: 0, end: 8, strand: 1 }],
    },
  ],
  qualities: Array.from({ length: 24 }, (_, index) => index + 2),
  meta: {
    accession: "P1",
    organism: "Escherichia coli\nBacteria.",
    comments: ["one\ntwo"],
    references: [{ scope: "1  (bases 1 to 24)", fields: [{ key: "TITLE", value: "On p" }] }],
  },
};
