/** Texts and pictures of a slide, in the order of the file, without their positions. */
export interface Slide {
  readonly title: string;
  readonly paragraphs: readonly { readonly text: string; readonly level: number }[];
  readonly pictures: readonly { readonly bytes: Uint8Array; readonly contentType: string }[];
  readonly notes: string;
}

/** The parts of a presentation that are read. */
export const SLIDE_PARTS = /^ppt\/.*\.(xml|rels|png|jpe?g|gif|webp|bmp)$/i;

const pictureTypes: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  bmp: "image/bmp",
};

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (!name.startsWith("#")) return entities[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

const matches = (text: string, pattern: RegExp): RegExpMatchArray[] => [...text.matchAll(pattern)];
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

const paragraphsOf = (xml: string): { text: string; level: number }[] =>
  matches(xml, /<a:p>([\s\S]*?)<\/a:p>|<a:p\s[^>]*>([\s\S]*?)<\/a:p>/g).flatMap((match) => {
    const inside = match[1] ?? match[2] ?? "";
    const text = matches(inside, /<a:t(?:\s[^>]*)?>([^<]*)<\/a:t>|<a:(br)\b/g)
      .map(([, words, lineEnd]) => (lineEnd ? "\n" : plain(words ?? "")))
      .join("");
    const level = Number(/<a:pPr\b[^>]*\blvl="(\d)"/.exec(inside)?.[1] ?? 0);
    return text.trim() === "" ? [] : [{ text, level }];
  });

const isTitle = (shape: string): boolean => /<p:ph\b[^>]*\btype="(title|ctrTitle)"/.test(shape);

/** `../media/image1.png` as seen from `ppt/slides`. */
const resolve = (from: string, target: string): string => {
  const parts = target.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
};

/** Of a presentation, unpacked parts by their paths. Null for what is none. */
export const slidesOf = (parts: Readonly<Record<string, Uint8Array>>): Slide[] | null => {
  const text = (name: string): string => {
    const found = parts[name];
    return found === undefined ? "" : new TextDecoder().decode(found);
  };
  const targetsOf = (name: string): Map<string, { target: string; type: string }> => {
    const rels = text(name.replace(/([^/]+)$/, "_rels/$1.rels"));
    return new Map(
      matches(rels, /<Relationship\b[^>]*>/g).map(([tag]) => [
        attribute(tag, "Id"),
        {
          target: resolve(name, attribute(tag, "Target")),
          type: attribute(tag, "Type").split("/").at(-1) ?? "",
        },
      ]),
    );
  };
  const main = "ppt/presentation.xml";
  const targets = targetsOf(main);
  const order = matches(text(main), /<p:sldId\b[^>]*>/g).flatMap(([tag]) => {
    const found = targets.get(attribute(tag, "r:id"));
    return found && parts[found.target] ? [found.target] : [];
  });
  if (parts[main] === undefined) return null;
  return order.map((name) => {
    const shapes = matches(text(name), /<p:(sp|graphicFrame)\b[\s\S]*?<\/p:\1>/g).map(([shape]) => shape);
    const rels = [...targetsOf(name).values()];
    const pictures = rels.flatMap(({ target, type }) => {
      const picture = parts[target];
      const kind = pictureTypes[target.split(".").at(-1)?.toLowerCase() ?? ""];
      return type === "image" && picture && kind ? [{ bytes: picture, contentType: kind }] : [];
    });
    const notes = rels.find(({ type }) => type === "notesSlide");
    const said = notes
      ? matches(text(notes.target), /<p:sp\b[\s\S]*?<\/p:sp>/g)
          .filter(([shape]) => /<p:ph\b[^>]*\btype="body"/.test(shape))
          .flatMap(([shape]) => paragraphsOf(shape))
      : [];
    return {
      title: shapes
        .filter(isTitle)
        .flatMap(paragraphsOf)
        .map((paragraph) => paragraph.text)
        .join(" "),
      paragraphs: shapes.filter((shape) => !isTitle(shape)).flatMap(paragraphsOf),
      pictures,
      notes: said.map((paragraph) => paragraph.text).join("\n"),
    };
  });
};
