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

/** Copies the contents of files to the new files created for them, both lists in the same order. */
export type FileCopy = (tx: Queries, from: readonly Id[], to: readonly Id[]) => Promise<void>;

/** SHA-256 of a version's content; undefined if there is no such version. */
export type DigestOf = (q: Queries, objectId: Id, version: number) => Promise<Buffer | undefined>;

/** How files of a kind are exported for other programs. */
export interface KindWriting {
  /** With the extension of its format, if a name has none yet, e.g. `pUC19.gb`. */
  nameOf(name: string): string;
  readonly contentType: string;
  /** The content type for browsers. */
  readonly view: PreviewView;
  /** @throws projectFile.not.found, fileAsset.no.read.permission */
  write(scope: Scope, id: Id, version?: number): Promise<FileAnswer>;
}

/** Rows of aligned characters, as on a printed sheet. */
export interface AlignedSheet {
  /** The type of the characters, e.g. `dna`. */
  readonly alphabet: string;
  /** The row that others are compared with; null if that is the consensus. */
  readonly referenceName: string | null;
  /** All of the same length: a character, `-` for a gap, a blank outside the row's range. */
  readonly rows: readonly { readonly name: string; readonly letters: string }[];
}

/** What a page is a record of. */
export interface PrintedRecord {
  readonly code: string;
  /** Of the experiment, e.g. `2026-11-30`. */
  readonly day: string | null;
  /** Names and values of its own fields. */
  readonly fields: readonly (readonly [string, string])[];
}

/** A version for print: its characters in rows, a molecule with its map, or a page of text. */
export type PrintedSheet =
  | {
      readonly form: "page";
      readonly blocks: readonly PrintedBlock[];
      /** Bytes of the attachments that its blocks name, by their ids; not checked for being images. */
      readonly attachments?: Readonly<Record<string, Uint8Array>>;
      readonly about?: PrintedRecord;
    }
  | { readonly form: "alignment"; readonly alignment: AlignedSheet }
  | { readonly form: "molecule"; readonly record: SequenceRecord };

/** What an area can do with the contents of file kinds. Unsupported actions are left out. */
export interface FileKindActions {
  readonly kinds: readonly FileKind[];
  /** Several areas may each copy their data of a kind. Copying a kind without a handler is refused. */
  readonly copy?: FileCopy;
  /** A kind without one cannot be signed. */
  readonly digest?: DigestOf;
  /** A kind without one that is no upload either is left out of archives. */
  readonly writing?: KindWriting;
  /** A kind without one is printed as its uploaded bytes; undefined if a version cannot be printed. */
  readonly sheet?: (
    scope: Scope,
    id: Id,
    version: number,
    /** Of the reader. */
    timezone: string,
  ) => Promise<PrintedSheet | undefined>;
  /** The text of a version for search; undefined if there is no such version. */
  readonly text?: (q: Queries, id: Id, version: number) => Promise<UnreadSequence | undefined>;
}

export const fileKinds = extensionPoint<FileKindActions>("what can be done with a kind of file");

const actionsOf = (all: readonly FileKindActions[], kind: FileKind): readonly FileKindActions[] =>
  all.filter(({ kinds }) => kinds.includes(kind));

/** How files of a kind are copied, if they can be. */
export type CopyOf = (kind: FileKind) => FileCopy | undefined;

/** Returns the copy function of a kind, across all areas that store data of it; undefined if there is none. */
export const copyOf = (all: readonly FileKindActions[], kind: FileKind): FileCopy | undefined => {
  const copies = actionsOf(all, kind).flatMap(({ copy }) => (copy ? [copy] : []));
  if (copies.length === 0) return undefined;
  return async (tx, from, to) => {
    for (const copy of copies) await copy(tx, from, to);
  };
};

/** Returns the first handler of an action, since only one area stores the content of a kind. */
const theAction =
  <Action extends "digest" | "writing" | "sheet" | "text">(action: Action) =>
  (all: readonly FileKindActions[], kind: FileKind): FileKindActions[Action] | undefined =>
    actionsOf(all, kind).find((actions) => actions[action] !== undefined)?.[action];

export const digestOf = theAction("digest");
export const writingOf = theAction("writing");
export const sheetOf = theAction("sheet");
export const textOf = theAction("text");

/** The kinds that a user may not see, whatever their access to the files. */
export const closedKinds = ({ authorities }: Pick<Session, "authorities">): FileKind[] =>
  fileKindSchema.options.filter((kind) => {
    const { permission } = fileKindOf(kind);
    return permission !== undefined && !authorities.has(permission);
  });
