import type { LibraryEntry, LibraryKind } from "@benchleaf/contract";
import { type PhraseKey, useTranslation } from "../../kernel/translation.ts";

/** Shipped sets with a name in the user's language; the others bear a maker's name. */
const presetNames: Readonly<Record<string, PhraseKey>> = {
  "-1": "digest.preset-1",
  "-2": "digest.preset-2",
  "-3": "digest.preset-3",
};

/** An entry's name as the user reads it. */
export const useEntryName = (kind: LibraryKind) => {
  const t = useTranslation();
  return ({ id, name, scope }: Pick<LibraryEntry, "id" | "name" | "scope">): string => {
    const preset = kind === "enzyme" && scope === "public" ? presetNames[id] : undefined;
    return preset === undefined ? name : t(preset);
  };
};
