import { createHash } from "node:crypto";
import { enzymes, seedCode } from "@benchleaf/bio";
import {
  featureFault,
  type LibraryFault,
  type LibraryKind,
  type LibraryWish,
  libraryBases,
  libraryName,
  libraryNameFault,
  libraryResidues,
  MAX_SET_ENZYMES,
  primerFault,
} from "@benchleaf/contract";
import type { Kept } from "./biolibrary.store.ts";

type KindRules = {
  readonly [K in LibraryKind]: {
    fault(wish: LibraryWish<K>): LibraryFault | null;
    keep(wish: LibraryWish<K>): Pick<Kept, "content" | "details" | "seed" | "fileId">;
  };
};

let known: ReadonlySet<number> | undefined;
const isEnzyme = (id: number): boolean => {
  known ??= new Set(enzymes().map((enzyme) => enzyme.id));
  return known.has(id);
};

/** Each enzyme once, in the order of the catalogue: so two sets of the same enzymes read the same. */
const setOf = (enzymeIds: readonly number[]): number[] => [...new Set(enzymeIds)].sort((a, b) => a - b);

const none = { seed: null, fileId: null } as const;

const kinds: KindRules = {
  enzyme: {
    fault: ({ enzymeIds }) => {
      if (enzymeIds.length === 0) return "biolibrary.content.empty";
      if (setOf(enzymeIds).length > MAX_SET_ENZYMES) return "biolibrary.content.too.long";
      return enzymeIds.every(isEnzyme) ? null : "biolibrary.content.invalid";
    },
    keep: ({ enzymeIds }) => ({ ...none, content: setOf(enzymeIds).join(","), details: {} }),
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

/** What is wrong with an entry by itself; null where nothing is. */
export const entryFault = <K extends LibraryKind>(kind: K, wish: LibraryWish<K>): LibraryFault | null =>
  libraryNameFault(wish.name) ?? kinds[kind].fault(wish);

const contentKeyOf = (content: string, alphabet: string | null | undefined): Buffer =>
  createHash("sha256")
    .update(`${alphabet ?? ""}:${content}`)
    .digest();

/** By what a primer's letters are found in a library. */
export const primerKey = (bases: string): Buffer => contentKeyOf(libraryBases(bases), null);

/** An entry as the library keeps it. A protein and a DNA of the same letters are two contents. */
export const keepEntry = <K extends LibraryKind>(kind: K, wish: LibraryWish<K>): Kept => {
  const kept = kinds[kind].keep(wish);
  return {
    name: libraryName(wish.name),
    description: wish.description,
    contentKey: contentKeyOf(kept.content, kept.details.alphabet),
    ...kept,
  };
};

/** The code of a name or a content that stands there already. A set of enzymes is itself a library. */
export const existsCode = (kind: LibraryKind, what: "name" | "content"): LibraryFault => {
  if (what === "content") return "biolibrary.content.exists";
  return kind === "enzyme" ? "biolibrary.name.exists" : "biolibrary.entity.name.exists";
};

export interface EntryFault {
  readonly index: number;
  readonly code: LibraryFault;
}

/** Entries of one call that say the same as one before them. */
export const findDoubles = (kept: readonly Pick<Kept, "name" | "contentKey">[]): EntryFault[] => {
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
