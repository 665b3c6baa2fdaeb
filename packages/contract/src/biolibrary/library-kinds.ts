/** The kinds of libraries, in the order of their tabs. */
export const libraryKinds = ["enzyme", "primer", "feature", "plasmid"] as const;
/** What an entry of a library is. */
export type LibraryKind = (typeof libraryKinds)[number];

/** One's own and the team's: those that an entry moves between, and that are looked through for a sequence of any project. */
export const ownedScopes = ["private", "shared"] as const;
/** Whose an entry is that belongs to no project. */
export type OwnedScope = (typeof ownedScopes)[number];

/** Those that people write to. A project's is named with its project. */
export const writtenScopes = [...ownedScopes, "project"] as const;
/** Whose an entry is that people may write. */
export type WrittenScope = (typeof writtenScopes)[number];

/** Those, and what is shipped with the product. */
export const libraryScopes = [...writtenScopes, "public"] as const;
/** Whose an entry is. */
export type LibraryScope = (typeof libraryScopes)[number];
