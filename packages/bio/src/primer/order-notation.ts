/** A parsed oligo in ordering notation: its bases and modifications. */
export interface OrderedOligo {
  /** Upper case; inosine and universal bases are N, so that positions do not change. */
  readonly bases: string;
  /** RNA if each base is marked as RNA. */
  readonly kind: "dna" | "rna";
  /** The modifications in order: `/5Phos/`, `*` (phosphorothioate), `r` (RNA), `+` (LNA), `I` … */
  readonly modifications: readonly string[];
}

/** Codes between slashes that are a base (IDT); all others are attached and have no position. */
const BASE_CODES: readonly (readonly [RegExp, string])[] = [
  [/^[i35]*(?:deoxyI|5NitInd|3NitroPyr|dSp|SpAbasic|rSp)$/i, "N"],
  [/^[i35]*(?:deoxyU|5Br-?dU|5I-?dU|SuperT|Super-dT|BiodT|AmMC6T|FluorT|dT-?Q|FldT|AmC6dT|AmMC2T)$/i, "T"],
  [/^[i35]*(?:Me-?dC|MedC|5MedC|5-?HydMe-?dC|5Br-?dC|iMe-?isodC|HydMe-dC)$/i, "C"],
  [/^[i35]*(?:2AmPr|6diPr|26diPr|d2AmA|AmPur|Super-?A)$/i, "A"],
  [/^[i35]*(?:8oxodG|Super-?G|isodG|Me-isodG|deazadG)$/i, "G"],
];
const BASE_BY_END = /^[i35]*(?:2MO|2MOE|2F|m|r|dd|L)(?:Er)?-?([ACGTU])$/;
const BASES = /[ACGTURYSWKMBDHVN]/i;

const baseOfCode = (code: string): string => {
  const known = BASE_CODES.find(([pattern]) => pattern.test(code));
  if (known) return known[1];
  return BASE_BY_END.exec(code)?.[1]?.toUpperCase() ?? "";
};

/** Quotes and dashes as word processors and spreadsheets set them, and blanks of every kind. */
const plain = (text: string): string =>
  text
    .replace(/[\u2018\u2019\u02bc\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, "-")
    .replace(/[\uff0a\u2217]/g, "*")
    .replace(/[\uff0f\u2215]/g, "/")
    .replace(/\uff0b/g, "+")
    .replace(/[\s\u00a0\u200b-\u200d\u2060\ufeff]+/g, "");

const ENDS = /^["']?(?:5'?-+|5')|(?:-+3'?|3')["']?$/g;

/** Whether a text has signs that only orders have. */
const hasNotation = (text: string): boolean =>
  /[*+/[\]]|[rmd][ACGTUI]|^(?:r[acgu])+$|5'|3'|["']/.test(text) || /I/i.test(text);

/**
 * An oligo in the notation of suppliers (IDT, Sigma, Eurofins): `/…/` and `[…]` attachments, `*` between bases, `r`,
 * `m` and `+` before them, I, U in DNA, groups separated by blanks or dashes, 5'- and -3', quotes of every kind. Null
 * if the text is plain, or contains anything else.
 *
 * @example readOrderNotation("/5Phos/A*C+GTI") // { bases: "ACGTN", kind: "dna", modifications: ["/5Phos/", "*", "+",
 * "I"] }
 * @example readOrderNotation("rArCrGrU")?.kind // "rna"
 */
export const readOrderNotation = (text: string): OrderedOligo | null => {
  if (text.length > 10_000) return null;
  const whole = plain(text);
  const written = whole.replace(ENDS, "");
  if (written === "" || !hasNotation(whole)) return null;
  const isLowerRna = /^(?:r[acgu])+$/.test(written);
  const modifications: string[] = [];
  let [bases, count, ribo, hasThymine] = ["", 0, 0, false];
  const token =
    /\/([^/]{1,40})\/|\[([^\]]{1,40})\]|\(([A-Z])\d?:[\d.:;,ACGT]*\)|([*+-])|([rmd])(?=[ACGTUI])|(.)/gy;
  let isRibo = false;
  for (let match = token.exec(written); match; match = token.exec(written)) {
    const [part, slashed, bracketed, mixed, sign, prefix, other = ""] = match;
    if (slashed !== undefined || bracketed !== undefined) {
      const code = slashed ?? bracketed ?? "";
      const locked = /^\+([ACGT])$/.exec(code)?.[1];
      bases += locked ?? baseOfCode(code);
      if (locked || baseOfCode(code)) count++;
      modifications.push(part);
    } else if (mixed !== undefined) {
      if (!BASES.test(mixed)) return null;
      bases += mixed;
      count++;
    } else if (sign !== undefined) {
      if (sign !== "-") modifications.push(sign);
    } else if (prefix !== undefined) {
      isRibo = prefix === "r";
      if (prefix !== "d") modifications.push(prefix);
      continue;
    } else if (isLowerRna && other === "r") {
      isRibo = true;
      modifications.push("r");
      continue;
    } else if (/i/i.test(other)) {
      bases += "N";
      count++;
      modifications.push("I");
    } else if (BASES.test(other)) {
      bases += other.toUpperCase();
      count++;
      if (isRibo) ribo++;
      if (/t/i.test(other)) hasThymine = true;
    } else return null;
    isRibo = false;
  }
  if (bases === "" || modifications.filter((one) => one === "I").length * 4 > count) return null;
  const isRna = ribo === count || (ribo > 0 && !hasThymine && ribo * 2 > count);
  if (!isRna && /U/.test(bases) && ribo === 0) modifications.push("U");
  return {
    bases: isRna ? bases.replaceAll("T", "U") : bases.replaceAll("U", "T"),
    kind: isRna ? "rna" : "dna",
    modifications,
  };
};

/** With fewer bases it cannot be decided; a protein may have few different residues. */
const LEAST_BASES = 6;
const PLAIN = /^[ACGTN\s\d]*$/i;
/** Share of plain bases. */
const LEAST_CLEAR = 0.7;

/**
 * As {@link readOrderNotation}, for text that may as well be a protein or a sequence of another kind: only where the bases
 * are mostly plain ones and the notation is certain.
 */
export const recognizeOrder = (text: string): OrderedOligo | null => {
  // Nearly all are plain bases, of which files may hold a million.
  if (text.length > 1_000 || PLAIN.test(text)) return null;
  const read = readOrderNotation(text);
  if (!read || read.modifications.length === 0 || read.bases.length < LEAST_BASES) return null;
  const clear = read.bases.replace(/[^ACGTU]/g, "").length;
  // A protein ends with its one star.
  const isStar = read.modifications.every((one) => one === "*") && /^[^*]*\*$/.test(text.trim());
  return clear >= LEAST_CLEAR * read.bases.length && !isStar ? read : null;
};

/** The field of a primer that stores its ordering notation; none if that is only its bases. */
export const orderField = (written: string, order: OrderedOligo | null): { readonly order?: string } =>
  order && order.modifications.length > 0 ? { order: written.replace(/\s+/g, " ").trim() } : {};

/** A description that contains the ordering notation of an oligo. */
export const withOrder = (description: string, written: string, { modifications }: OrderedOligo): string => {
  const order = written.replace(/\s+/g, " ").trim();
  if (modifications.length === 0 || description.includes(order)) return description;
  return description === "" ? order : `${description}; ${order}`;
};
