import { createHash } from "node:crypto";
import { enzymes, findEnzyme, seedCode } from "@benchleaf/bio";
import {
  type FieldEntries,
  featureFault,
  type LibraryFault,
  type LibraryInput,
  type LibraryKind,
  libraryBases,
  libraryName,
  libraryNameFault,
  libraryResidues,
  MAX_SET_ENZYMES,
  type OwnEnzyme,
  ownEnzymeFault,
  primerFault,
} from "@benchleaf/contract";
import type { StoredEntry } from "./biolibrary.store.ts";

type KindRules = {
  readonly [K in LibraryKind]: {
    fault(input: LibraryInput<K>): LibraryFault | null;
    keep(input: LibraryInput<K>): Pick<StoredEntry, "content" | "details" | "seed" | "fileId">;
  };
};

let known: ReadonlySet<number> | undefined;
const isEnzyme = (id: number): boolean => {
  known ??= new Set(enzymes().map((enzyme) => enzyme.id));
  return known.has(id);
};

/** Each enzyme once, in the order of the catalogue, so that sets of the same enzymes have the same text. */
const setOf = (enzymeIds: readonly number[]): number[] => [...new Set(enzymeIds)].sort((a, b) => a - b);

/** A negative number is a custom enzyme: the negative of its entry's id. It is looked up in addition to the rules. */
const isKnown = (id: number): boolean => id < 0 || isEnzyme(id);

/** The entries of custom enzymes in a set. @example ownIdsOf({ content: "-17,305", details: {} }) // ["17"] */
export const customEnzymeIdsOf = ({
  content,
  details,
}: Pick<StoredEntry, "content" | "details">): string[] =>
  isCustomEnzyme({ details })
    ? []
    : content
        .split(",")
        .filter((id) => id.startsWith("-"))
        .map((id) => id.slice(1));

/** Distinguishes a custom enzyme from a set. */
const OWN = { part: "enzyme" } as const;
export const isCustomEnzyme = ({ details }: Pick<StoredEntry, "details">): boolean =>
  details.part === OWN.part;

/** Site and cuts in the stored form: `GAATTC 1/5`, the upstream cut first, `-` for an uncut strand. */
const ownText = ({ site, cuts }: OwnEnzyme): string => {
  const place = ({ top, bottom }: OwnEnzyme["cuts"][number]) => top ?? bottom ?? 0;
  const cutList = cuts
    .toSorted((one, other) => place(one) - place(other))
    .map(({ top, bottom }) => `${top ?? "-"}/${bottom ?? "-"}`);
  return `${libraryBases(site)} ${cutList.join(",")}`;
};

/** @example readOwn("GAATTC 1/5") // { site: "GAATTC", cuts: [{ top: 1, bottom: 5 }] } */
export const parseCustomEnzyme = (
  content: string,
): { site: string; cuts: { top: number | null; bottom: number | null }[] } => {
  const [site = "", cuts = ""] = content.split(" ");
  const gap = (text = "-") => (text === "-" ? null : Number(text));
  return {
    site,
    cuts: cuts.split(",").map((cut) => {
      const [top, bottom] = cut.split("/");
      return { top: gap(top), bottom: gap(bottom) };
    }),
  };
};

const none = { seed: null, fileId: null } as const;

const kinds: KindRules = {
  enzyme: {
    fault: ({ name, enzymeIds, own }) => {
      if (own !== null) {
        if (enzymeIds.length > 0) return "biolibrary.content.invalid";
        // Digests and maps identify enzymes by name.
        return findEnzyme(libraryName(name)) ? "biolibrary.entity.name.exists" : ownEnzymeFault(own);
      }
      if (enzymeIds.length === 0) return "biolibrary.content.empty";
      if (setOf(enzymeIds).length > MAX_SET_ENZYMES) return "biolibrary.content.too.long";
      return enzymeIds.every(isKnown) ? null : "biolibrary.content.invalid";
    },
    keep: ({ enzymeIds, own }) =>
      own === null
        ? { ...none, content: setOf(enzymeIds).join(","), details: {} }
        : { ...none, content: ownText(own), details: OWN },
  },
  primer: {
    fault: ({ bases }) => primerFault(bases),
    keep: ({ bases, orderNumber }) => {
      const content = libraryBases(bases);
      return { content, details: { orderNumber }, seed: seedCode(content), fileId: null };
    },
  },
  feature: {
    fault: ({ bases, alphabet }) => featureFault(bases, alphabet),
    keep: ({ bases, alphabet, type, color }) => ({
      ...none,
      content: alphabet === "dna" ? libraryBases(bases) : libraryResidues(bases),
      details: { alphabet, type, color },
    }),
  },
  plasmid: {
    fault: () => null,
    keep: ({ sequenceId, backbone, resistance, publication, orderNumber }) => ({
      content: sequenceId,
      details: { backbone, resistance, publication, orderNumber },
      seed: null,
      fileId: sequenceId,
    }),
  },
};

/** What is wrong with an entry on its own; null if nothing is. */
export const entryFault = <K extends LibraryKind>(kind: K, input: LibraryInput<K>): LibraryFault | null =>
  libraryNameFault(input.name) ?? kinds[kind].fault(input);

const contentKeyOf = (content: string, alphabet: string | null | undefined): Buffer =>
  createHash("sha256")
    .update(`${alphabet ?? ""}:${content}`)
    .digest();

/** The key by which a primer's residues are found in a library. */
export const primerKey = (bases: string): Buffer => contentKeyOf(libraryBases(bases), null);

/** The stored form of an entry. A protein and a DNA with the same residues are different contents. */
export const normalizeEntry = <K extends LibraryKind>(kind: K, input: LibraryInput<K>): StoredEntry => {
  const kept = kinds[kind].keep(input);
  return {
    name: libraryName(input.name),
    description: input.description,
    contentKey: contentKeyOf(kept.content, kept.details.alphabet),
    ...kept,
  };
};

/** The error code of a name or a content that already exists. A set of enzymes is itself a library. */
export const existsCode = (
  kind: LibraryKind,
  what: "name" | "content",
  entry: Pick<StoredEntry, "details"> = { details: {} },
): LibraryFault => {
  if (what === "content") return "biolibrary.content.exists";
  return kind === "enzyme" && !isCustomEnzyme(entry)
    ? "biolibrary.name.exists"
    : "biolibrary.entity.name.exists";
};

export interface EntryFault {
  readonly index: number;
  readonly code: LibraryFault;
}

/** Entries of one request with the same content as an earlier one. */
export const findDuplicates = (kept: readonly Pick<StoredEntry, "name" | "contentKey">[]): EntryFault[] => {
  const names = new Set<string>();
  const contents = new Set<string>();
  return kept.flatMap(({ name, contentKey }, index): EntryFault[] => {
    const nameKey = name.toLowerCase();
    const content = contentKey.toString("hex");
    const isNameTaken = names.has(nameKey);
    const isContentTaken = contents.has(content);
    if (isNameTaken) return [{ index, code: "biolibrary.entity.name.duplicate" }];
    if (isContentTaken) return [{ index, code: "biolibrary.content.duplicate" }];
    names.add(nameKey);
    contents.add(content);
    return [];
  });
};

/** Whether a team can define custom fields for entries of a kind. */
export const allowsCustomFields = (kind: LibraryKind): kind is Exclude<LibraryKind, "enzyme"> =>
  kind !== "enzyme";

/** Values of the team's custom fields; undefined if not given. */
export const fieldsOf = (entry: LibraryInput): FieldEntries | undefined =>
  "fields" in entry ? entry.fields : undefined;
