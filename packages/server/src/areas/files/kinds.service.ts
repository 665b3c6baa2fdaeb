import type { FileKind, Id } from "@benchleaf/contract";
import { point } from "../../kernel/area.ts";
import type { Queries } from "../../kernel/database.ts";

/** Copies the contents of files to others made beside them, in one order. */
export type FileCopy = (tx: Queries, from: readonly Id[], to: readonly Id[]) => Promise<void>;

/** SHA-256 of a version's content; undefined where there is no such version. */
export type DigestOf = (q: Queries, objectId: Id, version: number) => Promise<Buffer | undefined>;

/** What an area can do with the contents of kinds of files. What it cannot do is left out. */
export interface FileKindDeeds {
  readonly kinds: readonly FileKind[];
  /** Several areas may each copy what they keep of a kind. A kind that nobody copies is refused. */
  readonly copy?: FileCopy;
  /** A kind without one is not signed. */
  readonly digest?: DigestOf;
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

/** How a version of a kind is digested. */
export const digestOf = (all: readonly FileKindDeeds[], kind: FileKind): DigestOf | undefined =>
  deedsOf(all, kind).find(({ digest }) => digest !== undefined)?.digest;
