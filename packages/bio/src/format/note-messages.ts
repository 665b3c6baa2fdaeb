import type { ReadNoteCode } from "./report.ts";

/** What each remark says in English; the detail follows in brackets. */
export const noteMessages: Readonly<Record<ReadNoteCode, string>> = {
  "not-a-sequence": "This is not a sequence file of a kind that can be read",
  "empty-file": "The file is empty",
  truncated: "The file breaks off before its end",
  "wrong-encoding": "The text is not UTF-8 and was read in another encoding",
  "too-large": "The file or its sequence is longer than what is read",
  "illegal-letters-removed": "Letters that the sequence cannot hold were removed",
  "letters-replaced": "Letters that this kind of sequence does not use were replaced",
  "start-clamped": "A feature began outside the sequence and was moved inside",
  "end-clamped": "A feature ended outside the sequence and was moved inside",
  "invalid-location": "A location could not be read as it stands",
  "circular-annotation": "A feature goes over the origin of a molecule that is linear",
  "feature-type-replaced": "A feature type that no file can hold became misc_feature",
  "feature-type-unknown": "A feature has a type that no feature table knows and keeps it",
  "feature-unnamed": "A feature without a name took that of its type",
  "feature-dropped": "A feature could not be placed on the sequence and was left out",
  "length-differs": "The announced length differs from that of the sequence, which was taken",
  "circular-protein": "A protein cannot be circular and was read as linear",
  "no-bases": "There is no sequence, only annotation",
  "letters-missing": "A record holds no letters and was left out; get it with its sequence",
  "letters-elsewhere":
    "A record only names the records that its letters are in and was left out; get it with its sequence",
  "name-missing": "A record or feature has no name and was given one",
  "unknown-line": "A line was not understood and was skipped",
  "qualities-dropped": "Qualities do not fit their sequence and were left out",
  "primer-dropped": "A primer could not be read and was left out",
  "block-skipped": "A block of the file was not understood and was skipped",
  "markup-damaged": "The XML is damaged, nested too deep or declares entities",
  "archive-damaged": "The archive is damaged, nested too deep or expands too far",
  "archive-member-skipped": "A file in the archive is not a sequence file and was skipped",
};
