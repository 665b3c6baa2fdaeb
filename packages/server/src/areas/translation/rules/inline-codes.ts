/**
 * Marks in a text that is translated: `⟦1⟧` for a protected part, `⟦f1⟧…⟦/f1⟧` around formatted text, `⟦x1⟧` for a
 * single tab, break, field, symbol or picture.
 */
export const MARK = /⟦(?:\/?f\d+|x\d+|\d+)⟧/g;

/** The marks of a text, in order. @example marksIn("⟦f1⟧5 ⟦1⟧⟦/f1⟧") // ["⟦f1⟧", "⟦1⟧", "⟦/f1⟧"] */
export const marksIn = (text: string): string[] => text.match(MARK) ?? [];

/** @example withoutMarks("⟦f1⟧lysis⟦/f1⟧ buffer") // "lysis buffer" */
export const withoutMarks = (text: string): string => text.replace(MARK, "");

/**
 * A text as it is compared, of the same length: full width as half width, blanks as spaces, one form of each sign
 * that has several. Superscripts stay: 10⁶ is not 106.
 */
export const foldWidth = (text: string): string =>
  text.replace(
    /[\uFF01-\uFF5E\u3000\u00A0\u2000-\u200A\u202F\t\u03BC\u2010\u2011\u2212\u2018\u2019\u201C\u201D]/g,
    (sign) => {
      const code = sign.charCodeAt(0);
      if (code >= 0xff01) return String.fromCharCode(code - 0xfee0);
      return others[sign] ?? " ";
    },
  );

const others: Readonly<Record<string, string>> = {
  "\u03BC": "\u00B5",
  "\u2010": "-",
  "\u2011": "-",
  "\u2212": "-",
  "\u2018": "'",
  "\u2019": "'",
  "\u201C": '"',
  "\u201D": '"',
};

/** A text as a regular expression with the flag `u` that finds it. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
