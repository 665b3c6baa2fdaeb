import data from "./data/number-words.json" with { type: "json" };

const { words, half } = data;
const signs: Readonly<Record<string, number>> = data.signs;
const tens: Readonly<Record<string, number>> = data.tens;
const myriads: Readonly<Record<string, number>> = data.myriads;
const english: Readonly<Record<string, string>> = words;
const chinese = new RegExp(
  `[${[...Object.keys(signs), ...Object.keys(tens), ...Object.keys(myriads)].join("")}]+`,
  "g",
);
const scaled = new RegExp(
  `(\\d+(?:\\.\\d+)?)\\s?([${Object.keys(tens).slice(1).join("")}]?[${Object.keys(myriads).join("")}])`,
  "g",
);

/** The value of a number that is written in Chinese signs. */
const chineseValue = (written: string): number => {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of written) {
    const ten = tens[sign];
    const myriad = myriads[sign];
    if (ten !== undefined) {
      section += (digit || 1) * ten;
      digit = 0;
    } else if (myriad !== undefined) {
      total += (section + digit || 1) * myriad;
      [section, digit] = [0, 0];
    } else digit = signs[sign] ?? 0;
  }
  return total + section + digit;
};

const round = (value: number): string => String(Number(value.toPrecision(12)));

/**
 * Numbers that a text expresses by words, in English or Chinese.
 *
 * @example wordNumbersIn("repeat three times in March") // ["3", "3"]
 */
export const wordNumbersIn = (text: string): string[] => {
  const found: string[] = [];
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g)) {
    const number = Object.hasOwn(english, word) ? english[word] : undefined;
    if (number !== undefined) found.push(number);
  }
  for (const [, number = "", scale = ""] of text.matchAll(scaled))
    found.push(round(Number(number) * chineseValue(scale)));
  for (const [, number = "", scale = ""] of text
    .toLowerCase()
    .matchAll(/(\d+(?:\.\d+)?)\s?(thousand|million|billion)\b/g))
    found.push(round(Number(number) * Number(english[scale])));
  for (const [written] of text.matchAll(chinese)) found.push(round(chineseValue(written)));
  if (half.some((sign) => text.includes(sign))) found.push("0.5");
  return found;
};
