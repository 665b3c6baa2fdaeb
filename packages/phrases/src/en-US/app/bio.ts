import type { ReadNoteCode } from "@benchleaf/contract";

export const bio: Record<ReadNoteCode, string> = {
  "not-a-sequence":
    "This is not a sequence file. Choose a file that can be read, such as GenBank, FASTA or SnapGene.",
  "empty-file": "The file is empty. Check it and import it again.",
  truncated: "The file is incomplete; it may not have downloaded fully. Get it again, then import it.",
  "wrong-encoding": "The file's text encoding was not recognized. Save it as UTF-8 text, then import it.",
  "too-large": "The sequence is too long to import. Split it, then import the parts.",
  "too-many-records": "The file has more sequences than one import takes. Split it, then import the parts.",
  "too-many-features":
    "The sequence has more features than can be kept. Remove some or split it, then import it.",
  "qualifier-too-long":
    "A qualifier or header line is longer than can be kept. Shorten it, then import the file.",
  "annotations-too-large":
    "The annotations of the sequence are larger than can be kept. Remove some or split the sequence, then import it.",
  "illegal-letters-removed": "Illegal characters were removed from the sequence",
  "letters-replaced": "Letters that this kind of sequence does not use were replaced",
  "start-clamped": "A feature started outside the sequence; its start was moved inside",
  "end-clamped": "A feature ended outside the sequence; its end was moved inside",
  "invalid-location": "A feature's location could not be read",
  "circular-annotation": "A feature runs across the origin of a linear molecule",
  "feature-type-replaced": "A feature's type is not valid; it was set to misc_feature",
  "feature-type-unknown": "A feature has a type that no feature table knows; the type was kept",
  "feature-unnamed": "A feature had no name; it was given a default one",
  "feature-dropped": "A feature could not be placed on the sequence and was not imported",
  "length-differs": "The stated length differs from the sequence; the sequence was taken",
  "circular-protein": "A protein cannot be circular; it was made linear",
  "no-bases": "The file has annotations but no sequence. Export it with its sequence, then import it.",
  "letters-missing":
    "The record holds no letters and was not imported. Get it again with its sequence, on NCBI as GenBank (full), then import it.",
  "letters-elsewhere":
    "The record holds no letters, only the names of the records they are in (CONTIG), as NCBI gives chromosomes; it was not imported. Get it again with its sequence, on NCBI as GenBank (full), then import it.",
  "name-missing": "The sequence had no name; it was given a default one",
  "unknown-line": "This line was not recognized and was skipped",
  modifications: "Modifications of an oligo were not read as bases; they are kept in its description",
  "quality-scale":
    "The base qualities look like an older scale (Phred+64); they were read as Phred+33. Check them before use.",
  mended: "A slip in the file was put right",
  "several-formats": "The file goes on in another format, which was imported too",
  "qualities-dropped": "Base qualities did not match the sequence and were not imported",
  "primer-dropped": "A primer could not be read and was not imported",
  "block-skipped": "A part of the file was not recognized and was skipped",
  "markup-damaged": "The file's XML is damaged. Export it again, then import it.",
  "archive-damaged":
    "The archive is damaged or too large to unpack. Unpack it yourself, then import the files.",
  "archive-member-skipped": "A file in the archive is not a sequence file and was skipped",
};
