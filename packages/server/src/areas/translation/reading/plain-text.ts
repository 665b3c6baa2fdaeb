import type { DocumentSegment } from "./document-text.ts";

export const readPlainText = (_kind: "md" | "txt", _bytes: Uint8Array): DocumentSegment[] => [];
export const writePlainText = (
  _kind: "md" | "txt",
  bytes: Uint8Array,
  _targets: ReadonlyMap<number, string>,
): Uint8Array => bytes;
