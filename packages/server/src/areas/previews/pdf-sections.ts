import type { Block } from "@benchleaf/contract";

/** Contents of a printed page in addition to the blocks of a Markdown text. */
export type PrintBlock =
  | Block
  | { readonly kind: "grid"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: "lines" | "remark"; readonly text: string }
  /** `width` in per cent of the page's. */
  | { readonly kind: "picture"; readonly name: string; readonly width: number; readonly text: string };

/** One file's part of a document. */
export interface Section {
  readonly title: string;
  /** Team, project and folders, in the header of each page. */
  readonly place: string;
  /** Version and time of saving. */
  readonly stamp: string;
  readonly blocks: readonly PrintBlock[];
  /** By the names used in the blocks. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
}
