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
