const MARKUP =
  /<(?:!--[^<>]*--|\/?(?:html|body|head|br|p|div|span|font|i|b|u|em|strong|sup|sub|a|tt|code)\b[^<>]*)>/i;
const ALL_MARKUP = new RegExp(MARKUP.source, "gi");

/**
 * SnapGene stores text as HTML. Returns its plain text: breaks and paragraphs become line breaks, other tags are
 * removed, entities are decoded, the ends are trimmed. {@link richText} is the inverse. Text without markup is
 * returned as it is, `<` too. Linear.
 *
 * @example plainText("<html><body><i>bla</i><br>gene</body></html>") // "bla\ngene"
 * @example plainText("5' < 3'") // "5' < 3'"
 */
export const plainText = (text: string): string => {
  if (!MARKUP.test(text)) return text.replaceAll("&nbsp;", " ");
  const bare = text
    .replace(/\s+/g, (blank) => (/[\r\n]/.test(blank) ? " " : blank))
    .replace(ALL_MARKUP, (tag) => (/^<(?:br|\/p|\/div)\b/i.test(tag) ? "\n" : ""));
  return resolveEntities(bare).trim();
};

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

const resolveEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name = "") =>
    code === undefined ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Number(code) || 0xfffd),
  );

/** Plain text as SnapGene stores it: plain, and as HTML only if it would be read as HTML. */
export const richText = (text: string): string => {
  if (plainText(text) === text) return text;
  const escaped = text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br>");
  return `<html><body>${escaped}</body></html>`;
};
