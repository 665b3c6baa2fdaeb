import { decodeEntities } from "./read-markup.ts";

/** A piece of an XML text as it is read: a tag with its attributes, or text. */
export type XmlPiece =
  | {
      readonly kind: "open" | "close";
      readonly name: string;
      readonly tag: string;
      readonly isEmpty: boolean;
    }
  | { readonly kind: "words"; readonly words: string };

/**
 * The pieces of an XML text in one pass, so that the time is linear for any input. Comments and the like are left
 * out.
 */
export function* walkXml(xml: string): Generator<XmlPiece> {
  for (let at = 0; at < xml.length; ) {
    const start = xml.indexOf("<", at);
    const words = xml.slice(at, start < 0 ? xml.length : start);
    if (words !== "") yield { kind: "words", words: decodeEntities(words) };
    if (start < 0) return;
    const end = xml.startsWith("<!--", start) ? xml.indexOf("-->", start) + 2 : xml.indexOf(">", start);
    if (end <= start) return;
    const tag = xml.slice(start + 1, end);
    at = end + 1;
    const isClose = tag.startsWith("/");
    const name = /^[\w:.-]+/.exec(isClose ? tag.slice(1) : tag)?.[0];
    if (name !== undefined) yield { kind: isClose ? "close" : "open", name, tag, isEmpty: tag.endsWith("/") };
  }
}

/** @example attributeOf('w:style w:styleId="1"', "w:styleId") // "1" */
export const attributeOf = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decodeEntities(found);
};
