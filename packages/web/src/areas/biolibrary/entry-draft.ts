import {
  type FeatureEntry,
  featureFault,
  type LibraryEntry,
  type LibraryFault,
  type LibraryKind,
  type LibraryWish,
  libraryNameFault,
  type PlasmidEntry,
  type PrimerEntry,
  primerFault,
} from "@benchleaf/contract";

/** An entry as the form holds it: all fields of all kinds, of which each kind uses its own. */
export interface EntryDraft {
  readonly name: string;
  readonly description: string;
  readonly bases: string;
  readonly alphabet: "dna" | "protein";
  readonly type: string;
  readonly color: string | null;
  readonly enzymeIds: readonly number[];
  readonly sequenceId: string;
  readonly backbone: string;
  readonly resistance: string;
  readonly publication: string;
  readonly orderNumber: string;
}

export const emptyDraft: EntryDraft = {
  name: "",
  description: "",
  bases: "",
  alphabet: "dna",
  type: "misc_feature",
  color: null,
  enzymeIds: [],
  sequenceId: "",
  backbone: "",
  resistance: "",
  publication: "",
  orderNumber: "",
};

/** Without what the server alone knows. */
export const draftOf = (entry: LibraryEntry): EntryDraft => {
  const all = entry as LibraryEntry &
    Partial<PrimerEntry & FeatureEntry & PlasmidEntry> &
    Partial<EntryDraft>;
  return {
    name: all.name,
    description: all.description,
    bases: all.bases ?? "",
    alphabet: all.alphabet ?? "dna",
    type: all.type ?? emptyDraft.type,
    color: all.color ?? null,
    enzymeIds: all.enzymeIds ?? [],
    sequenceId: all.sequenceId ?? "",
    backbone: all.backbone ?? "",
    resistance: all.resistance ?? "",
    publication: all.publication ?? "",
    orderNumber: all.orderNumber ?? "",
  };
};

export const wishOf = (kind: LibraryKind, draft: EntryDraft): LibraryWish => {
  const { name, description, bases, alphabet, type, color, orderNumber } = draft;
  const named = { name, description };
  switch (kind) {
    case "primer":
      return { ...named, bases, orderNumber };
    case "feature":
      return { ...named, bases, alphabet, type, color };
    case "enzyme":
      return { ...named, enzymeIds: [...draft.enzymeIds] };
    case "plasmid": {
      const { sequenceId, backbone, resistance, publication } = draft;
      return { ...named, sequenceId, backbone, resistance, publication, orderNumber };
    }
  }
};

/** What the server would refuse, told beside the field; of the content only. */
export const contentFault = (kind: LibraryKind, draft: EntryDraft): LibraryFault | null => {
  if (kind === "primer") return primerFault(draft.bases);
  if (kind === "feature") return featureFault(draft.bases, draft.alphabet);
  const isEmpty = kind === "enzyme" ? draft.enzymeIds.length === 0 : draft.sequenceId === "";
  return isEmpty ? "biolibrary.content.empty" : null;
};

export const draftFault = (kind: LibraryKind, draft: EntryDraft): LibraryFault | null =>
  libraryNameFault(draft.name) ?? contentFault(kind, draft);
