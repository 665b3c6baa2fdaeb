const basesOf: Readonly<Record<string, string>> = {
  a: "a",
  b: "cgt",
  c: "c",
  d: "agt",
  g: "g",
  h: "act",
  k: "gt",
  m: "ac",
  n: "acgt",
  r: "ag",
  s: "cg",
  t: "t",
  v: "acg",
  w: "at",
  y: "ct",
};

/** All IUPAC codes whose bases are a subset of this one's: `n` gives `[abcdghkmnrstvwy]`. */
const classOf = (letter: string): string => {
  const allowed = basesOf[letter] ?? letter;
  const letters = Object.keys(basesOf).filter((other) =>
    [...(basesOf[other] ?? "")].every((base) => allowed.includes(base)),
  );
  return letters.length === 1 ? letter : `[${letters.join("")}]`;
};

/**
 * A lower-case pattern that finds a site: ambiguity codes become classes, repeated bases a count.
 *
 * @example siteRegex("gacnnngtc") // "gac[abcdghkmnrstvwy]{3}gtc"
 */
export const siteRegex = (site: string): string =>
  site
    .toLowerCase()
    .replace(/(.)\1*/g, (run, letter: string) => classOf(letter) + (run.length > 1 ? `{${run.length}}` : ""));
