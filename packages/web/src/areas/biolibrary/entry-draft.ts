import { findEnzyme } from "@benchleaf/bio";
import {
  type EnzymeSetEntry,
  type FeatureEntry,
  type FieldEntries,
  featureFault,
  type LibraryEntry,
  type LibraryFault,
  type LibraryInput,
  type LibraryKind,
  libraryName,
  libraryNameFault,
  type OwnEnzyme,
  ownEnzymeFault,
  type PlasmidEntry,
  type PrimerEntry,
  primerFault,
} from "@benchleaf/contract";
import { draftOfValues, type FieldDraft } from "../../kernel/fields/field-entry.ts";

/** An entry as the form holds it: all fields of all kinds, of which each kind uses its own. */
export interface EntryDraft {
  readonly name: string;
  readonly description: string;
  readonly bases: string;
  readonly alphabet: "dna" | "protein";
  readonly type: string;
  readonly color: string | null;
  readonly enzymeIds: readonly number[];
  /** Of an enzyme that the catalogue does not have; null for a set. */
  readonly own: OwnEnzyme | null;
  readonly sequenceId: string;
  readonly backbone: string;
  readonly resistance: string;
  readonly publication: string;
  readonly orderNumber: string;
  /** For the team's custom fields; undefined if not given. */
  readonly fields?: FieldDraft;
}

export const emptyDraft: EntryDraft = {
  name: "",
  description: "",
  bases: "",
  alphabet: "dna",
  type: "misc_feature",
  color: null,
  enzymeIds: [],
  own: null,
  sequenceId: "",
  backbone: "",
  resistance: "",
  publication: "",
  orderNumber: "",
};

/** An own enzyme to be filled in. */
export const emptyEnzyme: EntryDraft = {
  ...emptyDraft,
  own: { site: "", cuts: [{ top: null, bottom: null }] },
};

/** Without what the server alone knows. */
export const draftOf = (entry: LibraryEntry): EntryDraft => {
  const all = entry as LibraryEntry &
    Partial<PrimerEntry & FeatureEntry & PlasmidEntry & EnzymeSetEntry> &
    Partial<EntryDraft>;
  return {
    name: all.name,
    description: all.description,
    bases: all.bases ?? "",
    alphabet: all.alphabet ?? "dna",
    type: all.type ?? emptyDraft.type,
    color: all.color ?? null,
    enzymeIds: all.enzymeIds ?? [],
    own: all.own ?? null,
    sequenceId: all.sequenceId ?? "",
    backbone: all.backbone ?? "",
    resistance: all.resistance ?? "",
    publication: all.publication ?? "",
    orderNumber: all.orderNumber ?? "",
    fields: draftOfValues((entry as Partial<PrimerEntry>).fields),
  };
};

/** With what is sent of the team's own fields, where those were filled in. */
export const inputOf = (kind: LibraryKind, draft: EntryDraft, fields?: FieldEntries): LibraryInput => {
  const { name, description, bases, alphabet, type, color, orderNumber } = draft;
  const named = { name, description };
  const own = fields && { fields };
  switch (kind) {
    case "primer":
      return { ...named, ...own, bases, orderNumber };
    case "feature":
      return { ...named, ...own, bases, alphabet, type, color };
    case "enzyme":
      return {
        ...named,
        enzymeIds: [...draft.enzymeIds],
        own: draft.own && { site: draft.own.site, cuts: [...draft.own.cuts] },
      };
    case "plasmid": {
      const { sequenceId, backbone, resistance, publication } = draft;
      return { ...named, ...own, sequenceId, backbone, resistance, publication, orderNumber };
    }
  }
};

/** Errors that the server would report, shown next to the field; of the content only. */
export const contentFault = (kind: LibraryKind, draft: EntryDraft): LibraryFault | null => {
  if (kind === "primer") return primerFault(draft.bases);
  if (kind === "feature") return featureFault(draft.bases, draft.alphabet);
  if (kind === "enzyme" && draft.own !== null) return ownEnzymeFault(draft.own);
  const isEmpty = kind === "enzyme" ? draft.enzymeIds.length === 0 : draft.sequenceId === "";
  return isEmpty ? "biolibrary.content.empty" : null;
};

/** What is wrong with the name; digests and maps call enzymes by name, so an own one has none of the catalogue's. */
export const nameFault = ({ name, own }: EntryDraft): LibraryFault | null =>
  libraryNameFault(name) ??
  (own !== null && findEnzyme(libraryName(name)) ? "biolibrary.entity.name.exists" : null);
