import type { Id, SubjectKind, SubjectParams, SubjectState } from "@benchleaf/contract";
import type { Session } from "./context.ts";
import type { Queries } from "./database.ts";
import { type ExtensionPoint, extensionPoint } from "./extension-point.ts";

/** A record that is commented, tagged, linked, attached to and followed, of whatever kind. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: Id;
}

/** The subject in the path of an endpoint. */
export const subjectOf = ({ subjectKind: kind, subjectId: id }: SubjectParams): Subject => ({ kind, id });

/** Abilities on a subject in addition to reading it. */
export type SubjectNeed = "comment" | "edit" | "manage";

/** Name and page of a subject. */
export interface NamedSubject extends Subject {
  readonly name: string;
  /** Its type within its kind, e.g. `sequence` of a file, `primer` of a library entry. */
  readonly sort: string;
  /** The page that shows it, e.g. `/sequence/12`. */
  readonly address: string;
}

/** A subject that the user may read. */
export interface OpenSubject extends NamedSubject {
  /** The error if it is not allowed; null if it is. */
  readonly refusal: (need: SubjectNeed) => Error | null;
  /** The text that a comment can refer to, if any. */
  readonly letters: { readonly version: number; readonly size: number } | null;
}

/** The user for whom the kinds check permissions, with their keys. */
export type SubjectReader = Pick<Session, "tenantId" | "userId" | "authorities">;

/** Implementation of a kind of subject. All functions on subjects use this and nothing else. */
export interface SubjectActions {
  readonly kind: SubjectKind;
  /** @throws the kind's errors: there is no such record, or the user may not read it */
  open(q: Queries, reader: SubjectReader, id: Id): Promise<OpenSubject>;
  /** Prevents removal of the record and changes of its text until the transaction ends. */
  hold(tx: Queries, id: Id): void;
  /** Those of some that the user may read, in any order. */
  name(q: Queries, reader: SubjectReader, ids: readonly Id[]): Promise<readonly NamedSubject[]>;
  /**
   * Those whose name or number contains a text, as far as the user may read them, the newest first. Absent: the kind
   * is only found in its own lists, or by the search of files.
   */
  find?(q: Queries, reader: SubjectReader, text: string, limit: number): Promise<readonly NamedSubject[]>;
  /** Those of some members who may read it; called on behalf of one who may. */
  keepReaders(q: Queries, id: Id, userIds: readonly Id[]): Promise<Id[]>;
  /** Its owner, who is notified; undefined if it was deleted. */
  findOwned(q: Queries, id: Id): Promise<OwnedSubject | undefined>;
}

/** A subject as a notification names it. */
export interface OwnedSubject extends NamedSubject {
  readonly ownerId: Id;
  /** The project that it is in; null if it is in none. */
  readonly projectId: Id | null;
}

/** Extension point: each area provides its kinds of subject. */
export const subjectKinds: ExtensionPoint<SubjectActions> = extensionPoint(
  "what can be said of a kind of subject",
);

/** States of records of a kind, by an area that knows them: the kind's own, or one that adds to it. */
export interface SubjectStateSource {
  readonly kind: SubjectKind;
  /** Of records that the user may read; those in no particular state may be left out. */
  read(q: Queries, ids: readonly Id[]): Promise<readonly RecordStates[]>;
}

/** The states of one record. */
export interface RecordStates {
  readonly id: Id;
  readonly states: readonly SubjectState[];
}

/** Extension point: each area provides the states that it knows of a kind of subject. */
export const subjectStateSources: ExtensionPoint<SubjectStateSource> = extensionPoint(
  "the state of a kind of subject",
);

/** The name of a kind. */
export type ActionsOf = (kind: SubjectKind) => SubjectActions;

/** The implementations of all areas, by kind. */
export const actionsOf =
  (all: (asked: typeof subjectKinds) => readonly SubjectActions[]): ActionsOf =>
  (kind) => {
    const found = all(subjectKinds).find((actions) => actions.kind === kind);
    if (found === undefined) throw new Error(`no area answers for the subject ${kind}`);
    return found;
  };

/** @throws the kind's error if it is not allowed */
export const demandOf = (subject: OpenSubject, need: SubjectNeed): void => {
  const refusal = subject.refusal(need);
  if (refusal !== null) throw refusal;
};

/** Whether the user who opened a subject has an ability. */
export const mayOn = (subject: OpenSubject, need: SubjectNeed): boolean => subject.refusal(need) === null;

/** Opens a subject for a change, locked until the transaction ends. */
export const lockSubjectForUpdate = async (
  tx: Queries,
  reader: SubjectReader,
  actions: SubjectActions,
  id: Id,
  need: SubjectNeed,
): Promise<OpenSubject> => {
  actions.hold(tx, id);
  const subject = await actions.open(tx, reader, id);
  demandOf(subject, need);
  return subject;
};
