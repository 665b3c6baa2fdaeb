import { decodeEntities } from "../../../kernel/reading/read-markup.ts";

/** Texts with which formulas and filters of a workbook compare cells. */
export interface FormulaTexts {
  /** Adds those of a sheet or of the workbook's names. */
  add(xml: string): void;
  /** Whether a formula compares with this text: translating it would change a result. */
  isCompared(text: string): boolean;
}

const fold = (text: string): string => text.trim().toLowerCase();

/** Collects the texts in quotes of formulas, and the values of filters and lists. */
export const formulaTexts = (): FormulaTexts => {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  const addText = (text: string): void => {
    const bare = fold(text.replace(/""/g, '"').replace(/^(?:<>|[<>]?=|[<>])/, ""));
    const beginning = /^([^*?~]{2,})[*?]/.exec(bare)?.[1];
    if (beginning !== undefined) beginnings.add(beginning);
    else if (bare !== "") whole.add(bare);
  };
  return {
    add(xml) {
      for (const [, content = ""] of xml.matchAll(
        /<(?:\w+:)?(?:f|formula[12]?|definedName)(?:\s[^<>]*)?>([^<]*)</g,
      )) {
        if (!content.includes('"') && !content.includes("&quot;")) continue;
        const formula = decodeEntities(content);
        // A list of a cell's allowed values is one text in quotes.
        for (const [, text = ""] of formula.matchAll(/"((?:[^"]|"")*)"/g)) {
          addText(text);
          if (text.includes(",")) for (const value of text.split(",")) addText(value);
        }
      }
      for (const [, value = ""] of xml.matchAll(/<(?:\w+:)?(?:filter|customFilter)\s[^<>]*?val="([^"]*)"/g))
        addText(decodeEntities(value));
    },
    isCompared(text) {
      const bare = fold(text);
      if (whole.has(bare)) return true;
      for (const beginning of beginnings) if (bare.startsWith(beginning)) return true;
      return false;
    },
  };
};
