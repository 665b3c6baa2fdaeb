import type { WriteNoteWire } from "@benchleaf/contract";
import type { PhraseKey } from "../../kernel/translation.ts";

type Say = (key: PhraseKey) => string;

const metaWords: Readonly<Record<string, PhraseKey>> = {
  moleculeType: "sequences.meta-moleculeType",
  division: "sequences.meta-division",
  date: "sequences.meta-date",
  accession: "sequences.meta-accession",
  version: "sequences.meta-version",
  keywords: "sequences.meta-keywords",
  source: "sequences.meta-source",
  organism: "sequences.meta-organism",
  strandedness: "sequences.meta-strandedness",
  comments: "sequences.meta-comments",
  references: "sequences.meta-references",
  methylation: "sequences.meta-methylation",
  ends: "sequences.meta-ends",
  editorNotes: "sequences.meta-editorNotes",
  other: "sequences.meta-other",
};

const aspectWords: Readonly<Record<string, PhraseKey>> = {
  name: "sequences.aspect-name",
  type: "sequences.aspect-type",
  location: "sequences.aspect-location",
  qualifiers: "sequences.aspect-qualifiers",
  color: "sequences.aspect-color",
  arrowhead: "sequences.aspect-arrowhead",
};

const detailOf = ({ code, detail }: WriteNoteWire, t: Say): string => {
  const said = (known: PhraseKey | undefined, plain: string) => (known === undefined ? plain : t(known));
  switch (code) {
    // The phrase of the loss itself needs no detail.
    case "topology-lost":
    case "kind-changed":
      return "";
    case "details-lost":
      return detail
        .split(", ")
        .map((key) => said(metaWords[key], key))
        .join(", ");
    case "features-changed": {
      const [aspect = "", ...names] = detail.split(": ");
      return [said(aspectWords[aspect], aspect), ...names].join(": ");
    }
    default:
      return detail;
  }
};

/** Describes what a format cannot hold, in the user's language. */
export const formatLoss = (note: WriteNoteWire, t: Say): string =>
  [t(`sequences.loss-${note.code}`), detailOf(note, t)].filter(Boolean).join(" – ");
