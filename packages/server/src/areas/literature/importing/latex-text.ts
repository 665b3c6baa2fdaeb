/** LaTeX accents, by command. */
const accents: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "'": "\u0301",
  "^": "\u0302",
  "~": "\u0303",
  "=": "\u0304",
  u: "\u0306",
  ".": "\u0307",
  '"': "\u0308",
  r: "\u030a",
  H: "\u030b",
  v: "\u030c",
  c: "\u0327",
  k: "\u0328",
};

const letters: Readonly<Record<string, string>> = {
  ss: "ß",
  ae: "æ",
  AE: "Æ",
  oe: "œ",
  OE: "Œ",
  aa: "å",
  AA: "Å",
  o: "ø",
  O: "Ø",
  l: "ł",
  L: "Ł",
  i: "i",
  j: "j",
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  kappa: "κ",
  lambda: "λ",
  mu: "µ",
  textmu: "µ",
  omega: "ω",
  textendash: "–",
  textemdash: "—",
  textquoteright: "’",
  textregistered: "®",
  times: "×",
  degree: "°",
  textdegree: "°",
};

/**
 * LaTeX of a bibliography as plain text.
 *
 * @example latexText("{\\'E}cole of {DNA} \\& co") // "École of DNA & co"
 */
export const latexText = (source: string): string =>
  source
    .replace(/\\([`'^"~=.])\s*\{?\s*\\?([A-Za-z])\s*\}?/g, (_, mark: string, letter: string) =>
      (letter + accents[mark]!).normalize("NFC"),
    )
    .replace(/\\([uvHckr])(?:\s*\{\s*\\?([A-Za-z])\s*\}|\s+([A-Za-z]))/g, (_, mark, braced, spaced) =>
      ((braced ?? spaced) + accents[mark as string]!).normalize("NFC"),
    )
    .replace(/\\(?:emph|textit|textbf|textrm|textsc|mathrm|text|it|bf|rm)\b\s*/g, "")
    .replace(
      /\\([A-Za-z]+)\s?/g,
      (whole, name: string) => letters[name] ?? (whole.startsWith("\\") ? "" : whole),
    )
    .replace(/\\([&%$#_{} ])/g, "$1")
    .replace(/[{}$]/g, "")
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/~/g, " ")
    .replace(/``|''/g, '"')
    .replace(/\s+/g, " ")
    .trim();
