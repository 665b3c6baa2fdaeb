import { codesIn, codeText } from "./coded-text.ts";
import { hasLetters, type TextUnit } from "./part-text.ts";
import { escapeXml, XmlCursor } from "./scan-xml.ts";

/** A unit of text without formatting, e.g. the content of an element. */
export const plainUnit = (
  text: string,
  range: { readonly start: number; readonly end: number },
  place: string,
  write: (text: string) => string,
): TextUnit => {
  const coded = codeText(codesIn(text, 0, write, false), { writeText: write, showsBlanks: () => false });
  return {
    start: range.start,
    end: range.end,
    coded,
    isOffered: hasLetters(coded.text),
    write,
    place,
    twin: undefined,
  };
};

/** Elements whose content is text alone, within elements of a name. */
export const readPlainElements = (
  xml: string,
  element: string,
  within: RegExp,
  place: string,
): TextUnit[] => {
  const cursor = new XmlCursor(xml);
  const units: TextUnit[] = [];
  const around: number[] = [];
  while (cursor.next()) {
    if (cursor.token === "close" && around.at(-1) === cursor.depth) around.pop();
    if (cursor.token !== "open") continue;
    if (within.test(cursor.name)) around.push(cursor.depth - 1);
    else if (around.length > 0 && cursor.name.slice(cursor.name.indexOf(":") + 1) === element) {
      const start = cursor.end;
      const depth = cursor.depth - 1;
      let text = "";
      let end = start;
      while (cursor.next() && cursor.depth > depth) {
        if (cursor.isText) text += cursor.text;
        end = cursor.end;
      }
      if (text.trim() !== "") units.push(plainUnit(text, { start, end }, place, escapeXml));
    }
  }
  return units;
};
