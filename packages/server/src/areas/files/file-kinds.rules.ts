import type { FileKind } from "@benchleaf/contract";

type Kind = Exclude<FileKind, "folder">;

/** The type that a file name promises. */
const extensions: readonly (readonly [Kind, string])[] = [
  ["image", "png jpg jpeg gif webp bmp tif tiff svg"],
  ["pdf", "pdf"],
  ["doc", "doc docx odt rtf"],
  ["xls", "xls xlsx ods"],
  ["ppt", "ppt pptx odp"],
  ["txt", "txt md csv tsv log json xml yaml yml html htm fasta fa gb gbk py r js ts css sql sh ini"],
  ["zip", "zip gz tgz 7z rar tar"],
];
const kindOfExtension = new Map(
  extensions.flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind] as const)),
);

const bytes = (text: string) => Buffer.from(text, "latin1");

/** Signatures (first bytes) of file types, at an offset. */
const magic: readonly (readonly [Kind | "office" | "ole", number, Buffer])[] = [
  ["pdf", 0, bytes("%PDF-")],
  ["image", 0, bytes("\x89PNG\r\n\x1a\n")],
  ["image", 0, bytes("\xff\xd8\xff")],
  ["image", 0, bytes("GIF8")],
  ["image", 8, bytes("WEBP")],
  ["image", 0, bytes("BM")],
  ["image", 0, bytes("II*\0")],
  ["image", 0, bytes("MM\0*")],
  ["image", 0, bytes("II+\0")],
  ["image", 0, bytes("MM\0+")],
  ["doc", 0, bytes("{\\rtf")],
  // Office documents of either generation: the name decides which one.
  ["office", 0, bytes("PK\x03\x04")],
  ["ole", 0, bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")],
  ["zip", 0, bytes("PK\x05\x06")],
  ["zip", 0, bytes("\x1f\x8b")],
  ["zip", 0, bytes("7z\xbc\xaf\x27\x1c")],
  ["zip", 0, bytes("Rar!")],
  ["zip", 257, bytes("ustar")],
];

/** Bytes of a file that are inspected. */
export const HEAD_BYTES = 1_024;

const isText = (head: Buffer): boolean =>
  head.subarray(0, 2).equals(bytes("\xff\xfe")) ||
  head.subarray(0, 2).equals(bytes("\xfe\xff")) ||
  !head.includes(0);

const foundIn = (head: Buffer): Kind | "office" | "ole" => {
  const hit = magic.find(([, offset, sign]) => head.subarray(offset, offset + sign.length).equals(sign));
  return hit?.[0] ?? (isText(head) ? "txt" : "other");
};

const holds = (promised: Kind, found: Kind | "office" | "ole", extension: string): boolean => {
  if (promised === "other" || promised === found) return true;
  if (promised === "zip") return found === "office";
  if (promised === "doc" || promised === "xls" || promised === "ppt")
    return found === "office" || found === "ole";
  return promised === "image" && extension === "svg" && found === "txt";
};

/**
 * Returns the kind of an upload: by its name, unless its first bytes contradict it. A file with a misleading name is
 * stored as what it is. An empty file is what its name says.
 *
 * @example kindOfUpload("gel.png", Buffer.from("<html>")) // { kind: "txt", isOtherType: true }
 */
export const kindOfUpload = (name: string, head: Buffer): { kind: Kind; isOtherType: boolean } => {
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? "";
  const promised = kindOfExtension.get(extension) ?? "other";
  if (head.length === 0) return { kind: promised, isOtherType: false };
  const found = foundIn(head);
  if (holds(promised, found, extension)) return { kind: promised, isOtherType: false };
  const kind = found === "office" ? "zip" : found === "ole" ? "other" : found;
  return { kind, isOtherType: true };
};
