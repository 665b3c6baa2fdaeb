import type { ReadNoteCode } from "@benchleaf/contract";

export const bio: Record<ReadNoteCode, string> = {
  "not-a-sequence":
    "This isn’t a sequence file. Choose a supported format, such as GenBank, FASTA or SnapGene.",
  "empty-file": "The file is empty. Check it and import it again.",
  truncated: "The file is incomplete; it may not have downloaded fully. Download it again, then import it.",
  "wrong-encoding": "The file’s text encoding isn’t supported. Save it as UTF-8 text, then import it.",
  "too-large": "The sequence is too long to import. Split it and import the parts.",
  "too-many-records": "The file has too many sequences for one import. Split it and import the parts.",
  "too-many-features":
    "The sequence has too many features. Remove some or split the sequence, then import it.",
  "qualifier-too-long": "A qualifier or header line is too long. Shorten it, then import the file.",
  "annotations-too-large":
    "The sequence’s annotations are too large. Remove some or split the sequence, then import it.",
  "illegal-letters-removed": "Invalid characters were removed from the sequence",
  "letters-replaced": "Characters not used in this type of sequence were replaced",
  "start-clamped": "A feature started outside the sequence; its start was moved inside",
  "end-clamped": "A feature ended outside the sequence; its end was moved inside",
  "invalid-location": "A feature’s location couldn’t be read",
  "circular-annotation": "A feature runs across the origin of a linear molecule",
  "feature-type-replaced": "A feature had an invalid type; it was set to misc_feature",
  "feature-type-unknown": "A feature’s type isn’t in the standard feature table; it was kept as is",
  "feature-unnamed": "A feature had no name; it was given a default name",
  "feature-dropped": "A feature couldn’t be placed on the sequence and was not imported",
  "length-differs": "The stated length differs from the sequence; the actual length was used",
  "circular-protein": "A protein can’t be circular; it was made linear",
  "no-bases": "The file has annotations but no sequence. Export it with its sequence, then import it.",
  "letters-missing":
    "The record contains no sequence and was not imported. Download it with its sequence (on NCBI: GenBank (full)), then import it.",
  "letters-elsewhere":
    "The record contains no sequence, only references to other records (CONTIG), as is common for NCBI chromosomes. It was not imported. Download it with its sequence (on NCBI: GenBank (full)), then import it.",
  "name-missing": "The sequence had no name; it was given a default name",
  "unknown-line": "This line was not recognized and was skipped",
  modifications: "Oligo modifications were not read as bases; they were added to the description",
  "quality-scale":
    "The base qualities look like an older scale (Phred+64) but were read as Phred+33. Check them before use.",
  mended: "An error in the file was corrected",
  "several-formats": "The rest of the file is in another format; it was imported too",
  "qualities-dropped": "Base qualities did not match the sequence and were not imported",
  "primer-dropped": "A primer couldn’t be read and was not imported",
  "block-skipped": "Part of the file was not recognized and was skipped",
  "markup-damaged": "The file’s XML is damaged. Export it again, then import it.",
  "archive-damaged":
    "The archive is damaged or too large to unpack. Unpack it yourself, then import the files.",
  "archive-member-skipped": "A file in the archive isn’t a sequence file and was skipped",
};
