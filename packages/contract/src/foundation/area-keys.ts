import type { Unit } from "@benchleaf/bio";
import type { NoticeKind } from "./notice-kind.ts";

/** A switch, a number (`detail.limitedQuantity`), or a way of doing (`detail.sendMethod`). */
export type FeatureLevel = "feature" | "limit" | "strategy";

/** The HTTP status of a refusal, with the values that its sentence names: anyone who refuses must carry them. */
export type Refusal = number | { readonly status: number; readonly names: readonly string[] };

/** What a kind of file is, in general. */
export interface FileKindKeys {
  /** Without it, the user sees neither such files nor their content. */
  readonly permission?: string;
  /** Stored as the bytes that someone sent. */
  readonly isUpload?: boolean;
  /** How much of an upload is indexed for search: all by default, only the beginning of long plain text. */
  readonly isRead?: "beginning" | "never";
  /** The page of its area where it is worked on, at any of its versions, e.g. `/sequence/:fileId`. */
  readonly workbench?: string;
  /** Holds characters that a comment can be on. */
  readonly hasLetters?: boolean;
}

/** A kind of record that people comment, tag, link, attach to and follow. */
export interface SubjectKindKeys {
  /** Any of these permissions opens some record of the kind; the area checks which one a record requires. */
  readonly permissions: readonly string[];
  /** The error if there is no such record, or the user may not read or change it. */
  readonly refusals: readonly string[];
}

/** What one value of a decision is: a text, or an exact decimal number, written as text, in one of its units. */
export interface DecisionField {
  readonly type: "text" | "number";
  /** Units to choose from, e.g. `["mL", "µL"]`; the first is offered first. None: a bare number. */
  readonly units?: readonly Unit[] | undefined;
  /** Whether an approval must give it. */
  readonly isRequired?: boolean | undefined;
}

/** A part of the team that things belong to and that has an owner. */
export type ApprovalScopeKind = "project" | "warehouse" | "equipment" | "elnCategory";

/** What can be submitted for approval. Each name here has its word in the area's phrases as `approval-<name>`. */
export interface ApprovalKindKeys {
  /** The page of what was submitted, e.g. `/project/:objectId/file`. */
  readonly opens: string;
  /** The approval takes away what was submitted, so that there is nothing to open any more. */
  readonly isGoneOnceApproved?: boolean;
  /** The page on which the author can resubmit, e.g. `/project/:objectId/config`, and its query. */
  readonly asksAgain?: { readonly page: string; readonly search: Readonly<Record<string, string>> };
  /** The figures that a submission brings: they are shown, and a step's condition can ask of them. */
  readonly figures: readonly string[];
  /** Parts of the team that may have a process of their own for it, e.g. `["project"]`. */
  readonly scopes?: readonly ApprovalScopeKind[];
  /** What an approval carries, e.g. the quantity that is granted. */
  readonly decision?: Readonly<Record<string, DecisionField>>;
}

/** A column of a kind of table. Its words are in the area's phrases as `<kind>.<column>`. */
export interface TableColumnKeys {
  /** Absent: a text. A number is written with a point, a choice is one of `choices`, a date is a day. */
  readonly type?: "number" | "choice" | "date";
  readonly choices?: readonly string[];
  /** A row without it is refused. */
  readonly isRequired?: boolean;
  /** No two rows of one table share it, whatever its case. */
  readonly isUnique?: boolean;
  readonly maxCharacters?: number;
  /** Only written: what the application computes itself is read from no table. */
  readonly isComputed?: boolean;
  /** What is in it, for who fills in a template. */
  readonly example: string;
  /** What others call it, in small letters, e.g. `["seq", "oligo"]`. */
  readonly aliases?: readonly string[];
}

/**
 * What an area names for others. It is in `<area>.keys.ts`, which imports nothing of the contract but this, so that
 * shapes and endpoints of every area can use the sum of them all (`keys.ts`).
 */
export interface AreaKeys {
  /** Codes of refusals. Each has its words under the area's errors in the phrases. */
  readonly problems?: Readonly<Record<string, Refusal>>;
  /** Those of them that the web answers with the limit prompt. */
  readonly limits?: readonly string[];
  /** Permissions, under the module whose name heads them in the roles page. */
  readonly permissions?: Readonly<Record<string, readonly string[]>>;
  /** What a team can have switched on, and the kind of each setting. */
  readonly features?: Readonly<Record<string, FeatureLevel>>;
  /** What entries of the audit trail are about. */
  readonly objects?: readonly string[];
  /** Actions of the audit trail, as `subject.verb`. The texts are in the area's `trail.ts` in the phrases. */
  readonly trail?: readonly string[];
  /** Kinds of files. */
  readonly fileKinds?: Readonly<Record<string, FileKindKeys>>;
  /**
   * Kinds of what can be commented, tagged, linked, attached to and followed; each is an object of the audit trail,
   * too.
   */
  readonly subjectKinds?: Readonly<Record<string, SubjectKindKeys>>;
  /** Kinds of what is submitted for approval. */
  readonly approvalKinds?: Readonly<Record<string, ApprovalKindKeys>>;
  /** Kinds of records that are numbered, each with its pattern at first. Its word is `numbered-<kind>` of the area. */
  readonly numbers?: Readonly<Record<string, string>>;
  /** Kinds of records that a team can give fields of its own. Its word is `fielded-<kind>` of the area. */
  readonly fieldedKinds?: readonly string[];
  /** Kinds of tables that come in or go out, each by its columns in their order. */
  readonly tables?: Readonly<Record<string, Readonly<Record<string, TableColumnKeys>>>>;
  /** Kinds of notifications. */
  readonly notices?: Readonly<Record<string, NoticeKind>>;
  /** Rows that jobs work off and that pages follow while they do, such as an import. */
  readonly followed?: readonly string[];
  /** Webhook events. The names are permanent, since other programs depend on them. */
  readonly outside?: readonly string[];
}

/** Keeps the exact names of an area. */
export const areaKeys = <const Keys extends AreaKeys>(keys: Keys): Keys => keys;
