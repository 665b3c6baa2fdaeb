import type { PageNode } from "./page-nodes.ts";

/** The pictures of a page by their keys, as addresses for an exported file (`data:…`). */
export type PagePictures = Readonly<Record<string, string>>;

/**
 * The key of the picture that a block shows: of an image its attachment, of an analysis the placed version of its figure.
 * Undefined for blocks without one.
 *
 * @example pictureKeyOf({ type: "analysis", attrs: { fileId: "12", version: 3 } }) // "analysis-12-3"
 */
export const pictureKeyOf = ({ type, attrs }: PageNode): string | undefined => {
  if (type === "image" && attrs?.attachmentId) return String(attrs.attachmentId);
  return type === "analysis" && attrs?.fileId && attrs.version
    ? `analysis-${String(attrs.fileId)}-${String(attrs.version)}`
    : undefined;
};
