import { attributeIn } from "./scan-xml.ts";
import { decodePart, type ZipParts } from "./zip-parts.ts";

/** What a part of an office document is. */
export type PartKind =
  | "body"
  | "header"
  | "footer"
  | "footnotes"
  | "endnotes"
  | "comments"
  | "chart"
  | "diagram"
  | "slide"
  | "notes"
  | "slideComments"
  | "strings"
  | "sheet"
  | "sheetComments"
  | "threadedComments"
  | "sheetDrawing"
  | "table"
  | "workbook"
  | "presentation";

/** By content type; else, in a document without them, by name. */
const kinds: readonly (readonly [PartKind, RegExp, RegExp])[] = [
  [
    "body",
    /wordprocessingml\.(?:document|template)\.main|word\.(?:document|template)\.macroEnabled/i,
    /^word\/document\d*\.xml$/,
  ],
  ["header", /wordprocessingml\.header\+xml/, /^word\/header\d*\.xml$/],
  ["footer", /wordprocessingml\.footer\+xml/, /^word\/footer\d*\.xml$/],
  ["footnotes", /wordprocessingml\.footnotes\+xml/, /^word\/footnotes\.xml$/],
  ["endnotes", /wordprocessingml\.endnotes\+xml/, /^word\/endnotes\.xml$/],
  ["comments", /wordprocessingml\.comments\+xml/, /^word\/comments\.xml$/],
  ["chart", /drawingml\.chart\+xml/, /^(?:word|ppt|xl)\/charts\/chart\d*\.xml$/],
  [
    "diagram",
    /drawingml\.diagram(?:Data|Drawing)\+xml/,
    /^(?:word|ppt|xl)\/diagrams\/(?:data|drawing)\d*\.xml$/,
  ],
  ["slide", /presentationml\.slide\+xml/, /^ppt\/slides\/slide\d+\.xml$/],
  ["notes", /presentationml\.notesSlide\+xml/, /^ppt\/notesSlides\/notesSlide\d+\.xml$/],
  ["slideComments", /presentationml\.comments\+xml/, /^ppt\/comments\/comment\d+\.xml$/],
  ["strings", /spreadsheetml\.sharedStrings\+xml/, /^xl\/sharedStrings\.xml$/],
  ["sheet", /spreadsheetml\.worksheet\+xml/, /^xl\/worksheets\/sheet\d+\.xml$/],
  ["sheetComments", /spreadsheetml\.comments\+xml/, /^xl\/comments\d*\.xml$/],
  ["threadedComments", /ms-excel\.threadedcomments\+xml/, /^xl\/threadedComments\/threadedComment\d+\.xml$/],
  ["sheetDrawing", /officedocument\.drawing\+xml/, /^xl\/drawings\/drawing\d+\.xml$/],
  ["table", /spreadsheetml\.table\+xml/, /^xl\/tables\/table\d+\.xml$/],
  ["workbook", /spreadsheetml\.sheet\.main|ms-excel\.sheet\.macroEnabled\.main/i, /^xl\/workbook\.xml$/],
  ["presentation", /presentationml\.(?:presentation|slideshow|template)\.main/, /^ppt\/presentation\.xml$/],
];

const textIn = (zip: ZipParts, name: string): string =>
  zip.names.includes(name) ? (decodePart(zip.read(name))?.text ?? "") : "";

const numberIn = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);

/** The parts of an office document by kind, in the order of their numbers. */
export const partsByKind = (zip: ZipParts): ReadonlyMap<PartKind, readonly string[]> => {
  const types = new Map<string, string>();
  for (const [tag] of textIn(zip, "[Content_Types].xml").matchAll(/<(?:\w+:)?Override\s[^>]*>/g))
    types.set((attributeIn(tag, "PartName") ?? "").replace(/^\//, ""), attributeIn(tag, "ContentType") ?? "");
  const found = new Map<PartKind, string[]>();
  for (const name of zip.names) {
    // The building blocks of a template are no text of the document.
    if (/^word\/glossary\//.test(name)) continue;
    const type = types.get(name);
    const kind = kinds.find(([, byType, byName]) =>
      type === undefined ? byName.test(name) : byType.test(type),
    )?.[0];
    if (kind !== undefined) found.set(kind, [...(found.get(kind) ?? []), name]);
  }
  for (const names of found.values()) names.sort((one, other) => numberIn(one) - numberIn(other));
  return found;
};

const resolvePath = (from: string, target: string): string => {
  if (target.startsWith("/")) return target.slice(1);
  const path = from.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") path.pop();
    else if (step !== ".") path.push(step);
  }
  return path.join("/");
};

/** The parts to which a part refers, by the ids that it uses. */
export const referencesOf = (zip: ZipParts, name: string): ReadonlyMap<string, string> => {
  const path = name.replace(/([^/]*)$/, "_rels/$1.rels");
  const found = new Map<string, string>();
  for (const [tag] of textIn(zip, path).matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    if (attributeIn(tag, "TargetMode") === "External") continue;
    found.set(attributeIn(tag, "Id") ?? "", resolvePath(name, attributeIn(tag, "Target") ?? ""));
  }
  return found;
};

/** The parts that a list of another part names by ids, in its order: slides, sheets; with the tag that names each. */
export const listedParts = (
  zip: ZipParts,
  name: string,
  element: string,
): readonly { readonly part: string; readonly tag: string }[] => {
  const references = referencesOf(zip, name);
  return [...textIn(zip, name).matchAll(new RegExp(`<(?:\\w+:)?${element}\\s[^>]*>`, "g"))].flatMap(
    ([tag]) => {
      const part = references.get(attributeIn(tag, "\\w+:id") ?? "");
      return part !== undefined && zip.names.includes(part) ? [{ part, tag }] : [];
    },
  );
};
