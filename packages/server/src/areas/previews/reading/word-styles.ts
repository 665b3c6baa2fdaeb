import { attributeOf, walkXml } from "../../../kernel/reading/walk-xml.ts";

/** Heading levels by the ids of styles: Word names them in one language, its ids are in the author's. */
export const readHeadings = (xml: string): ReadonlyMap<string, number> => {
  const levels = new Map<string, number>();
  let style = "";
  for (const piece of walkXml(xml)) {
    if (piece.kind !== "open") continue;
    if (piece.name === "w:style") style = attributeOf(piece.tag, "w:styleId") ?? "";
    if (piece.name !== "w:name" || style === "") continue;
    const name = attributeOf(piece.tag, "w:val")?.toLowerCase() ?? "";
    const level = name === "title" ? 1 : Number(/^heading ([1-9])$/.exec(name)?.[1] ?? 0);
    if (level > 0) levels.set(style, level);
  }
  return levels;
};

/** For each list, by its id, whether its first level is numbered. */
export const readNumbered = (xml: string): ReadonlySet<string> => {
  const abstract = new Map<string, boolean>();
  const numbered = new Set<string>();
  let [outer, list, level] = ["", "", "0"];
  for (const piece of walkXml(xml)) {
    if (piece.kind !== "open") continue;
    const value = attributeOf(piece.tag, "w:val") ?? "";
    if (piece.name === "w:abstractNum") outer = attributeOf(piece.tag, "w:abstractNumId") ?? "";
    if (piece.name === "w:lvl") level = attributeOf(piece.tag, "w:ilvl") ?? "0";
    if (piece.name === "w:numFmt" && level === "0")
      abstract.set(outer, value !== "bullet" && value !== "none");
    if (piece.name === "w:num") list = attributeOf(piece.tag, "w:numId") ?? "";
    if (piece.name === "w:abstractNumId" && abstract.get(value) === true) numbered.add(list);
  }
  return numbered;
};

/** The relationships of a document part, by id. */
export const readTargets = (xml: string, folder: string): ReadonlyMap<string, string> => {
  const targets = new Map<string, string>();
  for (const piece of walkXml(xml)) {
    if (piece.kind !== "open" || piece.name !== "Relationship") continue;
    const target = attributeOf(piece.tag, "Target") ?? "";
    const isOutside = attributeOf(piece.tag, "TargetMode") === "External";
    if (!isOutside)
      targets.set(
        attributeOf(piece.tag, "Id") ?? "",
        target.startsWith("/") ? target.slice(1) : `${folder}/${target}`,
      );
  }
  return targets;
};
