import type { SequenceRecord } from "@benchleaf/bio";
import {
  type FileKind,
  fileKindOf,
  fileKindSchema,
  type Id,
  type PreviewView,
  type PrintedBlock,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { extensionPoint } from "../../kernel/extension-point.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import type { UnreadSequence } from "../../kernel/reading/read-sequence-text.ts";
import type { Scope } from "../../kernel/scope.ts";

/** Copies the contents of files to new files, in the same order. */
export type FileCopy = (tx: Queries, from: readonly Id[], to: readonly Id[]) => Promise<void>;

/** SHA-256 of a version's content; undefined if there is no such version. */
export type DigestOf = (q: Queries, objectId: Id, version: number) => Promise<Buffer | undefined>;

/** How files of a kind are written for other programs. */
export interface KindWriting {
  /** With the ending of its form, where a name has none yet, e.g. `pUC19.gb`. */
  nameOf(name: string): string;
  readonly contentType: string;
  /** How a browser shows it. */
  readonly view: PreviewView;
  /** @throws projectFile.not.found, fileAsset.no.read.permission */
  write(scope: Scope, id: Id, version?: number): Promise<FileAnswer>;
}

/** Rows of characters under one another, as a printed sheet shows them. */
export interface AlignedSheet {
  /** What the characters are, e.g. `dna`. */
  readonly alphabet: string;
  /** The row that others are compared with; null if that is the consensus. */
  readonly referenceName: string | null;
  /** All of one length: a character, `-` for a gap, a blank where a row does not reach. */
  readonly rows: readonly { readonly name: string; readonly letters: string }[];
}

/** A version for print: its characters in rows, a molecule with its map, or a page of text. */
export type PrintedSheet =
  | {
      readonly form: "page";
      readonly blocks: readonly PrintedBlock[];
      /** Bytes of the attachments that its blocks name, by their ids; whether they are pictures is not known. */
      readonly attachments?: Readonly<Record<string, Uint8Array>>;
    }
  | { readonly form: "alignment"; readonly alignment: AlignedSheet }
  | { readonly form: "molecule"; readonly record: SequenceRecord };

/** What an area can do with the contents of kinds of files. What it cannot do is left out. */
export interface FileKindActions {
  readonly kinds: readonly FileKind[];
  /** Several areas may each copy what they keep of a kind. A kind that no one copies is refused. */
  readonly copy?: FileCopy;
  /** A kind without one is not signed. */
  readonly digest?: DigestOf;
  /** A kind without one, which was not sent either, is left out of archives. */
  readonly writing?: KindWriting;
  /** A kind without one is printed as the bytes that were sent; undefined if a version cannot be printed. */
  readonly sheet?: (scope: Scope, id: Id, version: number) => Promise<PrintedSheet | undefined>;
  /** The text of a version for search; undefined if there is no such version. */
  readonly text?: (q: Queries, id: Id, version: number) => Promise<UnreadSequence | undefined>;
}

export const fileKinds = extensionPoint<FileKindActions>("what can be done with a kind of file");

const actionsOf = (all: readonly FileKindActions[], kind: FileKind): readonly FileKindActions[] =>
  all.filter(({ kinds }) => kinds.includes(kind));

/** How files of a kind are copied, where they can be. */
export type CopyOf = (kind: FileKind) => FileCopy | undefined;

/** How a kind is copied, by all who keep something of it; undefined if no one does. */
export const copyOf = (all: readonly FileKindActions[], kind: FileKind): FileCopy | undefined => {
  const copies = actionsOf(all, kind).flatMap(({ copy }) => (copy ? [copy] : []));
  if (copies.length === 0) return undefined;
  return async (tx, from, to) => {
    for (const copy of copies) await copy(tx, from, to);
  };
};

/** The first implementation of an action, since only one area stores the content of a kind. */
const theAction =
  <Action extends "digest" | "writing" | "sheet" | "text">(action: Action) =>
  (all: readonly FileKindActions[], kind: FileKind): FileKindActions[Action] | undefined =>
    actionsOf(all, kind).find((actions) => actions[action] !== undefined)?.[action];

export const digestOf = theAction("digest");
export const writingOf = theAction("writing");
export const sheetOf = theAction("sheet");
export const textOf = theAction("text");

/** The kinds that someone may not see, whatever they may do with files. */
export const closedKinds = ({ authorities }: Pick<Session, "authorities">): FileKind[] =>
  fileKindSchema.options.filter((kind) => {
    const { permission } = fileKindOf(kind);
    return permission !== undefined && !authorities.has(permission);
  });
