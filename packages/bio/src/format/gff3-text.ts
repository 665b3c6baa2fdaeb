import type { Qualifier } from "../feature.ts";

/** Decodes `%2C` and the like; what is no such escape stays. UTF-8 escapes of several bytes belong together. */
export const decodeGff = (text: string): string => {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
};

const escapeCode = (letter: string): string =>
  `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** Escapes what has a meaning in column 9. `encodeGff("a;b=c")` is `"a%3Bb%3Dc"`. */
export const encodeGff = (text: string): string => text.replace(/[\p{Cc}%;=&,]/gu, escapeCode);

/** Escapes what a sequence id of column 1, or the name of a FASTA title, cannot hold. */
export const encodeSeqId = (text: string): string =>
  text.replace(/[\p{Cc}\s%>;=&,]/gu, (letter) =>
    letter.charCodeAt(0) < 128 ? escapeCode(letter) : encodeURIComponent(letter),
  );

/** INSDC qualifiers whose values are unquoted in a flat file. */
const BARE = new Set([
  "anticodon",
  "citation",
  "codon_start",
  "compare",
  "direction",
  "estimated_length",
  "mod_base",
  "number",
  "rpt_type",
  "rpt_unit_range",
  "tag_peptide",
  "transl_except",
  "transl_table",
]);

/** A qualifier as a flat file will write it. `qualifierOf("codon_start", "1").isQuoted` is false. */
export const qualifierOf = (key: string, value: string | null): Qualifier => ({
  key,
  value,
  isQuoted: value !== null && !(BARE.has(key) && /^[^\s"]+$/.test(value)),
});

/**
 * Reads column 9: one qualifier a value, in order; `pseudo=` is a flag. Keys become what a flat file can hold.
 *
 * @example readAttributes("ID=g1;Note=a%2Cb,c") // ID g1, Note "a,b", Note "c"
 */
export const readAttributes = (text: string): Qualifier[] => {
  const qualifiers: Qualifier[] = [];
  for (const part of text.split(";")) {
    const trimmed = part.trim();
    if (trimmed === "" || trimmed === ".") continue;
    const equals = trimmed.indexOf("=");
    const key = decodeGff(equals < 0 ? trimmed : trimmed.slice(0, equals)).replace(/[\s="/]+/g, "_");
    const values = equals < 0 ? [""] : trimmed.slice(equals + 1).split(",");
    for (const value of values) qualifiers.push(qualifierOf(key, value === "" ? null : decodeGff(value)));
  }
  return qualifiers;
};

/** Prints column 9; values of one key are grouped, as the format requires. `.` when there is nothing. */
export const printAttributes = (qualifiers: readonly { key: string; value: string | null }[]): string => {
  const values = new Map<string, string[]>();
  for (const { key, value } of qualifiers) {
    const list = values.get(key) ?? [];
    list.push(value === null ? "" : encodeGff(value));
    values.set(key, list);
  }
  return [...values].map(([key, list]) => `${encodeGff(key)}=${list.join(",")}`).join(";") || ".";
};
