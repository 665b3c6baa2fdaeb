const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ["Safari", /\bVersion\/\S+ .*Safari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ["Windows", /Windows NT/],
  ["iPadOS", /iPad/],
  ["iOS", /iPhone/],
  ["Android", /Android/],
  ["macOS", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
];

const find = (list: typeof BROWSERS, text: string): string | undefined =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/**
 * A browser by its usual name; null if the user agent is unknown.
 *
 * @example deviceOf("Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/140.0 Safari/537.36") // "Chrome · Windows"
 */
export const deviceOf = (userAgent: string): string | null => {
  const known = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter(Boolean);
  return known.length > 0 ? known.join(" · ") : null;
};
