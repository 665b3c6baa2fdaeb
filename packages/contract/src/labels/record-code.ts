/** Digits of a code that we give: nine and a check digit. */
export const RECORD_CODE_DIGITS = 10;
/** Maximum length of a code that a record may have, also one that a tube came with, in characters. */
export const MAX_RECORD_CODE_CHARACTERS = 64;

/** Damm's quasigroup: it catches every wrong digit and every swap of neighbours. */
const damm = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];

const interimOf = (digits: string): number =>
  [...digits].reduce((interim, digit) => Number(damm[interim]?.[Number(digit)]), 0);

/**
 * The digit that completes nine others to a code.
 *
 * @example checkDigitOf("572") // 4
 */
export const checkDigitOf = (digits: string): number => interimOf(digits);

/** Whether ten digits are a code that can have been given; `false` for a mistyped one. */
export const isRecordCode = (code: string): boolean => /^\d{10}$/.test(code) && interimOf(code) === 0;

/**
 * The code in what a scanner or a person has entered: out of an address of `/scan/`, without the prefix by which
 * scanners name the symbology, without spaces between digits. Null if nothing is left or it is longer than a code can
 * be.
 *
 * @example readScannedCode("HTTPS://LAB.EXAMPLE.ORG/SCAN/1234567894") // "1234567894"
 */
export const readScannedCode = (text: string): string | null => {
  const plain = text
    .normalize("NFKC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: scanners frame what they send with them.
    .replace(/[\u0000-\u001f\u007f]/g, "")
    .trim()
    .replace(/^\][A-Za-z][0-9]/, "");
  const [, inAddress] = /^https?:\/\/[^/]+\/scan\/([^/?#]+)\/?$/i.exec(plain) ?? [];
  const code = inAddress ?? plain;
  const digits = code.replace(/[\s-]/g, "");
  const read = /^\d{10}$/.test(digits) ? digits : code;
  return read !== "" && read.length <= MAX_RECORD_CODE_CHARACTERS ? read : null;
};
