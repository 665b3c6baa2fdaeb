import type { ExtractionState, PageBox } from "@benchleaf/contract";

/** A piece of text on a page; coordinates in points from the upper left corner. */
export interface Chunk {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
  /** Not visible on the page: white, invisible or tiny. */
  readonly isHidden: boolean;
}

/** A page with its pieces. */
export interface PageChunks {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly chunks: readonly Chunk[];
}

/** A sentence of a passage: its position in the text, and its boxes on the page. */
export interface ReadSentence {
  readonly start: number;
  readonly end: number;
  readonly page: number;
  readonly boxes: readonly PageBox[];
  readonly hidden: boolean;
}

/** A paragraph, or a part of a long one. */
export interface ReadPassage {
  readonly section: string;
  readonly page: number;
  readonly body: string;
  readonly sentences: readonly ReadSentence[];
  /** Of a tsvector, as PostgreSQL reads it. */
  readonly words: string;
}

/** The text of a PDF. */
export interface ReadPaper {
  readonly state: Exclude<ExtractionState, "none" | "waiting">;
  readonly pageCount: number;
  /** The largest text on the first page; null if there is none. */
  readonly title: string | null;
  readonly doi: string | null;
  readonly passages: readonly ReadPassage[];
}
