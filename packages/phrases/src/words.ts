import type { ErrorCode } from "@benchleaf/contract";
import type { words } from "./zh-cn.ts";

/** The same keys with any text: what another language must give for the words of the first. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** All words of one language by area, e.g. `words.shell.signOut`; resources of the web's i18next. */
export type Words = SameKeys<typeof words>;

/** What each of the entries `@benchleaf/phrases/zh-CN`, `/zh-TW` and `/en-US` offers. */
export interface Language {
  readonly words: Words;
  /** Looked up whole, `errors[code]`: the codes contain dots, so they are not i18next paths. */
  readonly errors: Record<ErrorCode, string>;
}
