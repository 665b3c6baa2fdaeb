import type { EnzymeSetEntry, LibraryScope } from "@benchleaf/contract";
import type { PhraseKey, Translate } from "../../../kernel/translation.ts";

export const scopeTitles: Readonly<Record<LibraryScope, PhraseKey>> = {
  private: "digest.setPrivate",
  shared: "digest.setShared",
  project: "digest.scopeProject",
  public: "digest.setPublic",
};
const translated = new Set(["-1", "-2", "-3"]);

/** What is shipped is named in the user's language where it is no maker's name. */
export const setName = ({ id, name, scope }: EnzymeSetEntry, t: Translate): string =>
  scope === "public" && translated.has(id) ? t(`digest.preset${id}` as PhraseKey) : name;

interface SetGroup {
  readonly scope: LibraryScope;
  readonly title: string;
  readonly sets: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

/** Sets under their scopes, as every choice of a set lists them; a scope without any is left out. */
export const groupSets = (sets: readonly EnzymeSetEntry[], t: Translate): readonly SetGroup[] =>
  (["private", "shared", "public"] as const).flatMap((scope) => {
    const own = sets
      .filter((set) => set.scope === scope)
      .map((set) => ({ id: set.id, name: setName(set, t), count: set.enzymeIds.length }));
    return own.length > 0 ? [{ scope, title: t(scopeTitles[scope]), sets: own }] : [];
  });
