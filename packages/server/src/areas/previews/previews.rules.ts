import type { PreviewView } from "@benchleaf/contract";

/** Number of bytes that are examined. */
export const HEAD_BYTES = 4_096;

/** How a version is displayed, and with which media type it is sent. */
export interface PreviewForm {
  readonly view: PreviewView;
  readonly contentType: string;
}

const BINARY = "application/octet-stream";
const bytes = (text: string) => Buffer.from(text, "latin1");

/** Magic numbers at their offsets; only they decide the media type of what a browser renders itself. */
const magic: readonly (readonly [number, Buffer, PreviewView, string])[] = [
  [0, bytes("\x89PNG\r\n\x1a\n"), "image", "image/png"],
  [0, bytes("\xff\xd8\xff"), "image", "image/jpeg"],
  [0, bytes("GIF8"), "image", "image/gif"],
  [8, bytes("WEBP"), "image", "image/webp"],
  [4, bytes("ftypavif"), "image", "image/avif"],
  [0, bytes("BM"), "image", "image/bmp"],
  [0, bytes("II*\0"), "tiff", BINARY],
  [0, bytes("MM\0*"), "tiff", BINARY],
  [0, bytes("%PDF-"), "pdf", "application/pdf"],
  [0, bytes("ABIF"), "sequence", BINARY],
  [5, bytes("SnapGene"), "sequence", BINARY],
  [0, bytes("FCS2.0"), "cytometry", BINARY],
  [0, bytes("FCS3.0"), "cytometry", BINARY],
  [0, bytes("FCS3.1"), "cytometry", BINARY],
  [4, bytes("ftypM4A"), "audio", "audio/mp4"],
  [4, bytes("ftyp"), "video", "video/mp4"],
  [0, bytes("\x1a\x45\xdf\xa3"), "video", "video/webm"],
  [0, bytes("OggS"), "audio", "audio/ogg"],
  [8, bytes("WAVE"), "audio", "audio/wav"],
  [0, bytes("fLaC"), "audio", "audio/flac"],
  [0, bytes("ID3"), "audio", "audio/mpeg"],
  [0, bytes("\xff\xfb"), "audio", "audio/mpeg"],
  [0, bytes("\xff\xf3"), "audio", "audio/mpeg"],
  [0, bytes("PK\x03\x04"), "archive", "application/zip"],
  [0, bytes("PK\x05\x06"), "archive", "application/zip"],
];

/** Only the name distinguishes several things in the same container. */
const inZip: Readonly<Record<string, PreviewView>> = { docx: "word", xlsx: "sheet", pptx: "slides" };
const inText: Readonly<Record<string, PreviewView>> = {
  ape: "sequence",
  embl: "sequence",
  fa: "sequence",
  fasta: "sequence",
  gb: "sequence",
  gbk: "sequence",
  csv: "table",
  tsv: "table",
  tab: "table",
  ipynb: "notebook",
  md: "markdown",
  markdown: "markdown",
  html: "page",
  htm: "page",
  xhtml: "page",
  svg: "page",
};

const isText = (head: Buffer): boolean =>
  head.subarray(0, 2).equals(bytes("\xff\xfe")) ||
  head.subarray(0, 2).equals(bytes("\xfe\xff")) ||
  !head.includes(0);

/** Types that a browser would guess wrongly; a page in another encoding declares it itself. */
const isUtf8 = (head: Buffer): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const isSvg = (head: Buffer): boolean =>
  /^(\uFEFF)?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(
    head.toString("utf8"),
  );

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? "";

/**
 * Type of a version from its first bytes. The name decides only where they are ambiguous, so that a file is never
 * treated as what it merely claims to be.
 *
 * @example showAs("gel.png", Buffer.from("<html>")).view // "text"
 */
export const showAs = (name: string, head: Buffer): PreviewForm => {
  const extension = extensionOf(name);
  if (head.length === 0) return { view: "empty", contentType: "text/plain; charset=utf-8" };
  const hit = magic.find(([offset, sign]) => head.subarray(offset, offset + sign.length).equals(sign));
  if (hit !== undefined) {
    const [, , view, contentType] = hit;
    return { view: view === "archive" ? (inZip[extension] ?? view) : view, contentType };
  }
  if (!isText(head)) return { view: "nothing", contentType: BINARY };
  const view = inText[extension] ?? "text";
  if (view !== "page") return { view, contentType: "text/plain" };
  // An SVG is shown as an image, in which nothing runs; a page in a sandboxed frame.
  if (isSvg(head)) return { view: "image", contentType: "image/svg+xml" };
  return extension === "svg"
    ? { view: "text", contentType: "text/plain" }
    : { view, contentType: isUtf8(head) ? "text/html; charset=utf-8" : "text/html" };
};

/** The image format of the typesetter, by extension; null for none. */
export const pictureOf = ({ contentType }: PreviewForm): string | null =>
  /^image\/(png|jpeg|gif|webp|svg\+xml)$/.exec(contentType)?.[1]?.replace("+xml", "") ?? null;

const laidOut: readonly PreviewView[] = [
  ...([
    "text",
    "notebook",
    "table",
    "markdown",
    "page",
    "sequence",
    "alignment",
    "pdf",
    "word",
    "sheet",
    "slides",
  ] as const),
];

/** Whether a PDF can be made. Sequence files that were not imported are printed as text. */
export const hasPdf = (shown: PreviewForm): boolean =>
  (laidOut.includes(shown.view) && shown.contentType !== BINARY) || pictureOf(shown) !== null;
