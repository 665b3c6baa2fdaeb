/** An element of the XML that SnapGene keeps its annotations in. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly inside, entities resolved. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const TOKEN = /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*"[^"]*")*)\s*(\/?)>|<[!?][^>]*>|([^<]+)/y;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*"([^"]*)"/g;
const MAX_DEPTH = 64;

/**
 * Reads a small XML document as SnapGene writes it: elements, attributes in double quotes, text and the five
 * named and the numeric entities. No other entity is resolved, so none can expand. Null when it is damaged,
 * cut off or nested deeper than 64. Linear; never throws.
 *
 * @example readXml('<Notes><Type>Natural</Type></Notes>')?.children[0]?.text // "Natural"
 */
export const readXml = (text: string): XmlElement | null => {
  const root: OpenElement = openElement("", "");
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    if (!token) return null;
    const [, closing, name, attributes, empty, words] = token;
    const innermost = open[open.length - 1]!;
    if (words !== undefined) innermost.text += resolveEntities(words);
    else if (name !== undefined && closing) {
      if (innermost.name !== name || open.length === 1) return null;
      open.pop();
    } else if (name !== undefined) {
      const element = openElement(name, attributes ?? "");
      innermost.children.push(element);
      if (!empty && open.push(element) > MAX_DEPTH) return null;
    }
  }
  return open.length === 1 ? (root.children[0] ?? null) : null;
};

const openElement = (name: string, attributes: string): OpenElement => {
  const found = new Map<string, string>();
  for (const [, key, value] of attributes.matchAll(ATTRIBUTE)) found.set(key!, resolveEntities(value!));
  return { name, attributes: found, children: [], text: "" };
};

const NAMED: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Entities of XML, numeric ones, and HTML's blank; others stay as they are. `"&lt;5&#62;"` gives `"<5>"`. */
export const resolveEntities = (text: string): string =>
  text.includes("&") ? text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|\w{2,6});/g, resolveEntity) : text;

const resolveEntity = (whole: string, name: string): string => {
  if (!name.startsWith("#")) return NAMED[name] ?? whole;
  const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : whole;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold these characters at all
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Text made fit for an attribute or the inside of an element; line breaks and tabs survive as entities. */
export const escapeXml = (text: string): string =>
  text
    .replace(UNWRITABLE, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replace(/[\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * An element as text. `content` is XML already; attributes that are undefined are left out.
 *
 * @example printXml("V", { int: "1" }) // '<V int="1"/>'
 */
export const printXml = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content = "",
): string => {
  const printed = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  );
  return `<${name}${printed.join("")}${content === "" ? "/>" : `>${content}</${name}>`}`;
};
