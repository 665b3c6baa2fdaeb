import type { NoticeKind } from "./notice-kind.ts";

/** A switch, a number (`detail.limitedQuantity`), or a way of doing (`detail.sendMethod`). */
export type FeatureLevel = "feature" | "limit" | "strategy";

/** The HTTP status of a refusal, with the values that its sentence names: whoever refuses must carry them. */
export type Refusal = number | { readonly status: number; readonly names: readonly string[] };

/** What a kind of file is, in general. */
export interface FileKindKeys {
  /** Who lacks it is not shown such a file, nor what it says. */
  readonly permission?: string;
  /** Kept as the bytes that somebody sent. */
  readonly isUpload?: boolean;
  /** Holds letters that a comment can stand on. */
  readonly hasLetters?: boolean;
}

/**
 * What an area names for others. It stands in `<area>.keys.ts`, which imports nothing of the contract but this, so that
 * shapes and endpoint rows of every area can use the sum of them all (`keys.ts`).
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
  /** What the audit trail may tell, as `subject.verb`. Each has its words under the area's trail in the phrases. */
  readonly trail?: readonly string[];
  /** Kinds of files. */
  readonly fileKinds?: Readonly<Record<string, FileKindKeys>>;
  /** Kinds of notifications. */
  readonly notices?: Readonly<Record<string, NoticeKind>>;
  /** What other systems can be told of. The names are kept for good: programs elsewhere stand on them. */
  readonly outside?: readonly string[];
}

/** Keeps the exact names of an area. */
export const areaKeys = <const Keys extends AreaKeys>(keys: Keys): Keys => keys;
