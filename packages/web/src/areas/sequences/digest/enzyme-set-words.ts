import type { EnzymeSetEntry, LibraryScope } from "@benchleaf/contract";
import type { PhraseKey, Words } from "../../../kernel/words.ts";

export const scopeTitles: Readonly<Record<LibraryScope, PhraseKey>> = {
  private: "digest.setPrivate",
  shared: "digest.setShared",
  public: "digest.setPublic",
};
const translated = new Set(["-1", "-2", "-3"]);

/** What is shipped is named in the user's language where it is no maker's name. */
export const setName = ({ id, name, scope }: EnzymeSetEntry, t: Words): string =>
  scope === "public" && translated.has(id) ? t(`digest.preset${id}` as PhraseKey) : name;
