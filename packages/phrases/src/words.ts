import type { ErrorCode } from "@benchleaf/contract";
import type { words } from "./zh-cn.ts";

type Book = typeof words;

/**
 * All words of one language by area, e.g. `words.shell.signOut`. The keys are those of the first language, so a text
 * missing in another does not compile.
 */
export type Words = { readonly [Area in keyof Book]: { readonly [Key in keyof Book[Area]]: string } };

/** What each of the entries `@benchleaf/phrases/zh-CN`, `/zh-TW` and `/en-US` offers. */
export interface Language {
  readonly words: Words;
  /** Looked up whole, `errors[code]`: the codes contain dots, so they are not paths. */
  readonly errors: Record<ErrorCode, string>;
}
