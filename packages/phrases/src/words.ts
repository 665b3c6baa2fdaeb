import type { AuditAction, ErrorCode } from "@benchleaf/contract";
import type { words } from "./zh-cn.ts";
import type { words as alignment } from "./zh-cn-alignment.ts";
import type { words as billing } from "./zh-cn-billing.ts";
import type { words as cloning } from "./zh-cn-cloning.ts";
import type { words as crispr } from "./zh-cn-crispr.ts";
import type { words as editor } from "./zh-cn-editor.ts";
import type { words as filing } from "./zh-cn-filing.ts";
import type { words as finding } from "./zh-cn-finding.ts";
import type { words as interchange } from "./zh-cn-interchange.ts";
import type { words as open } from "./zh-cn-open.ts";
import type { words as operations } from "./zh-cn-operations.ts";
import type { words as previews } from "./zh-cn-previews.ts";
import type { words as trail } from "./zh-cn-trail.ts";

/** The keys of the first language, in another: a text that is missing there does not compile. */
type In<Book> = { readonly [Area in keyof Book]: { readonly [Key in keyof Book[Area]]: string } };

/** What every signed-in page may say, by area, e.g. `words.shell.signOut`. */
export type Words = In<typeof words>;
export type EditorWords = In<typeof editor>;
export type CloningWords = In<typeof cloning>;
export type AlignmentWords = In<typeof alignment>;
export type CrisprWords = In<typeof crispr>;
export type BillingWords = In<typeof billing>;
export type FilingWords = In<typeof filing>;
export type FindingWords = In<typeof finding>;
export type PreviewsWords = In<typeof previews>;
export type OpenWords = In<typeof open>;
export type InterchangeWords = In<typeof interchange>;
export type OperationsWords = In<typeof operations>;
export type TrailWords = In<typeof trail> & { readonly trail: Readonly<Record<AuditAction, string>> };

/** All words of one language, whichever part they come with. */
export type AllWords = Words &
  EditorWords &
  CloningWords &
  AlignmentWords &
  CrisprWords &
  BillingWords &
  FilingWords &
  FindingWords &
  PreviewsWords &
  OpenWords &
  InterchangeWords &
  OperationsWords &
  TrailWords;

/** What each of the entries `@benchleaf/phrases/zh-CN`, `/zh-TW` and `/en-US` offers. */
export interface Language {
  readonly words: Words;
  /** Looked up whole, `errors[code]`: the codes contain dots, so they are not paths. */
  readonly errors: Record<ErrorCode, string>;
}
