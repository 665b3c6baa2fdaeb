/** Patterns of numbers with their units, as source texts of regular expressions with the flag `u`. */

const digits =
  "(?:\\d{1,3}(?:[ ,\\u2009\\u202F\\u00A0]000|[,\\u2009\\u202F]\\d{3}){1,6}(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?)";
const power = "(?:\\s?\\^\\s?[-−–+]?\\d+|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)";
const exponent = `(?:\\s?[×x✕*·⋅]\\s?10${power}|[eE][-−+]?\\d+(?![A-Za-z]))`;

/** A number, with its power of ten. */
export const NUMBER = `(?:${digits}(?:${exponent}|${power})?)`;
const sign = "(?:(?<![\\p{L}\\p{N})%])(?:[-−–+]|[±~～≈≤≥≦≧<>＜＞]\\s?))?";
/** A number, a range, a deviation, a size. */
export const RANGE = `${sign}${NUMBER}(?:\\s?(?:[-–—~～±/]|\\+/-)\\s?[-−]?${NUMBER}|\\s?[×x]\\s?${NUMBER}(?!\\^)){0,3}`;

const prefixed =
  "(?:[YZEPTGMkKhdcmµμunpfa])(?:mol|osm|Osm|Eq|g|L|l|m|M|N|V|A|W|J|Hz|Pa|Da|D|bp|b|B|cal|Bq|Ci|Gy|Sv|S|s|U|K|bar|eV|T|Ω)";
const plain =
  "mol|Osm|g|L|l|m|M|N|V|W|K|U|IU|s|h|d|Hz|Pa|Da|bp|nt|cal|Bq|Ci|Gy|Sv|bar|eV|lx|min|hr|hrs|sec|wk|yr|rpm|rcf|RCF|r/min|ppm|ppb|psi|mmHg|mmH2O|cmH2O|CFU|cfu|PFU|pfu|TU|AU|RU|dpi|hpf|dpf|hpi|Å|Å|Ω|kat|aa";
const signs =
  "°\\s?[CF](?![A-Za-z])|º\\s?C|℃|℉|%|％|‰|°|[×x]\\s?(?:g|𝑔)(?![A-Za-z])|[×✕](?!\\s?\\d)|[xX](?![A-Za-z0-9])(?!\\s?\\d)";
const raised = "(?:[⁻⁺]?[¹²³⁴]|\\^?[-−–][123]|\\^?[23])";
const word = `(?:${prefixed}|${plain})${raised}?(?![A-Za-z\\d])`;

/** A unit by its symbol, also of several: `mg·mL⁻¹`, `U/µL`. */
export const UNIT = `(?:(?:${word}|${signs})(?:\\s?[/·⋅]\\s?${word}|\\s(?:${prefixed}|g|L|l|m|s|h|d|min)(?:⁻[¹²³]|\\^?[-−–][123])(?!\\d)){0,4})(?:\\s?\\([vwm]/[vw]\\))?`;
