/** Twelve grounds for white characters, each at 4.5:1 or more. */
const GROUNDS = [
  "#0b6e4f",
  "#1d5fa8",
  "#8a3ffc",
  "#b1361e",
  "#7a5900",
  "#00695c",
  "#ad1457",
  "#3949ab",
  "#5d4037",
  "#2e7031",
  "#6a1b9a",
  "#455a64",
] as const;

/**
 * The last two characters of a Chinese name, else the first characters of up to two words. @example `initials("Ada
 * King")` is `"AK"`
 */
export const initials = (name: string): string => {
  const trimmed = name.trim();
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed].slice(-2).join("");
  const words = trimmed.split(/\s+/).slice(0, 2);
  return words.map((word) => [...word][0]?.toUpperCase() ?? "").join("");
};

/** The same name always has the same ground. */
export const groundOf = (name: string): string => {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return GROUNDS[hash % GROUNDS.length] ?? GROUNDS[0];
};
