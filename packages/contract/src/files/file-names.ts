/** Names that are not allowed, so that a name is a valid path on any computer and is displayed as it is. */
export type FileNameFault = "empty" | "path" | "control" | "tooLong";

/** What file systems take. */
export const MAX_FILE_NAME_BYTES = 255;

/** Controls, and marks that turn the direction of what is read: `exe.png` may look like `gnp.exe`. */
const hidden = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text shows anything: one of zero-width spaces alone looks like none. @example hasVisibleText("\u200b") // false */
export const hasVisibleText = (text: string): boolean => /[^\p{Z}\p{C}]/u.test(text);

/**
 * A name that a program or a foreign file gives, as a file may be called: marks that are not seen go, what separates
 * folders becomes `_`. Empty if nothing is left.
 *
 * @example cleanFileName("lacZ/α\r\n") // "lacZ_α"
 */
export const cleanFileName = (name: string): string => {
  const seen = name.replace(new RegExp(hidden, "gu"), "").replace(/[/\\]/g, "_").trim();
  if (!hasVisibleText(seen)) return "";
  return seen === "." || seen === ".." ? "_" : cut(seen, MAX_FILE_NAME_BYTES).trim();
};

/**
 * What is wrong with a name of a file or folder; null when it is good.
 *
 * @example fileNameFault("pUC19 (2).gb") // null
 * @example fileNameFault("../secret") // "path"
 */
export const fileNameFault = (name: string): FileNameFault | null => {
  const trimmed = name.trim();
  if (!hasVisibleText(trimmed)) return "empty";
  if (/[/\\]/.test(trimmed) || trimmed === "." || trimmed === "..") return "path";
  if (hidden.test(trimmed)) return "control";
  return new TextEncoder().encode(trimmed).length > MAX_FILE_NAME_BYTES ? "tooLong" : null;
};

const cut = (text: string, bytes: number): string => {
  const letters = [...text];
  while (new TextEncoder().encode(letters.join("")).length > bytes) letters.pop();
  return letters.join("");
};

/**
 * The n-th candidate for a free name: the number is inserted before the extension, and the name is cut to the allowed
 * length.
 *
 * @example numberedName("gel.tif", 2) // "gel (2).tif"
 */
export const numberedName = (name: string, number: number, isFolder = false): string => {
  if (number < 2) return name;
  const dot = isFolder ? -1 : name.lastIndexOf(".");
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  const tail = ` (${number})${extension}`;
  return cut(stem, MAX_FILE_NAME_BYTES - new TextEncoder().encode(tail).length) + tail;
};
