import { type FileKind, fileKindOf, fileKindSchema, type Id } from "@benchleaf/contract";
import { point } from "../../kernel/area.ts";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import type { UnreadSequence } from "../../kernel/reading/read-sequence-text.ts";
import type { Scope } from "../../kernel/scope.ts";

/** Copies the contents of files to others made beside them, in one order. */
export type FileCopy = (tx: Queries, from: readonly Id[], to: readonly Id[]) => Promise<void>;

/** SHA-256 of a version's content; undefined where there is no such version. */
export type DigestOf = (q: Queries, objectId: Id, version: number) => Promise<Buffer | undefined>;

/** How files of a kind are written for other programs. */
export interface KindWriting {
  /** With the ending of its form, where a name has none yet, e.g. `pUC19.gb`. */
  nameOf(name: string): string;
  readonly contentType: string;
  /** @throws projectFile.not.found, fileAsset.no.read.permission */
  write(scope: Scope, id: Id, version?: number): Promise<FileAnswer>;
}

/** What an area can do with the contents of kinds of files. What it cannot do is left out. */
export interface FileKindDeeds {
  readonly kinds: readonly FileKind[];
  /** Several areas may each copy what they keep of a kind. A kind that nobody copies is refused. */
  readonly copy?: FileCopy;
  /** A kind without one is not signed. */
  readonly digest?: DigestOf;
  /** A kind without one, which was not sent either, is left out of archives. */
  readonly writing?: KindWriting;
  /** What a version says, for the search; undefined where there is no such version. */
  readonly text?: (q: Queries, id: Id, version: number) => Promise<UnreadSequence | undefined>;
}

export const fileKinds = point<FileKindDeeds>("what can be done with a kind of file");

const deedsOf = (all: readonly FileKindDeeds[], kind: FileKind): readonly FileKindDeeds[] =>
  all.filter(({ kinds }) => kinds.includes(kind));

/** How files of a kind are copied, where they can be. */
export type CopyOf = (kind: FileKind) => FileCopy | undefined;

/** How a kind is copied, by all who keep something of it; undefined where nobody does. */
export const copyOf = (all: readonly FileKindDeeds[], kind: FileKind): FileCopy | undefined => {
  const copies = deedsOf(all, kind).flatMap(({ copy }) => (copy ? [copy] : []));
  if (copies.length === 0) return undefined;
  return async (tx, from, to) => {
    for (const copy of copies) await copy(tx, from, to);
  };
};

/** The first that is there of one deed, since one area alone keeps the content of a kind. */
const theDeed =
  <Deed extends "digest" | "writing" | "text">(deed: Deed) =>
  (all: readonly FileKindDeeds[], kind: FileKind): FileKindDeeds[Deed] | undefined =>
    deedsOf(all, kind).find((deeds) => deeds[deed] !== undefined)?.[deed];

export const digestOf = theDeed("digest");
export const writingOf = theDeed("writing");
export const textOf = theDeed("text");

/** The kinds that somebody may not see, whatever they may do with files. */
export const closedKinds = ({ authorities }: Pick<Session, "authorities">): FileKind[] =>
  fileKindSchema.options.filter((kind) => {
    const { permission } = fileKindOf(kind);
    return permission !== undefined && !authorities.has(permission);
  });
