const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

/**
 * Whether the browser is among those that are recommended. Where none is, every one will do; one whose name no one
 * knows is not warned of.
 */
export const isRecommended = (userAgent: string, recommended: readonly string[]): boolean => {
  const name = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0].toLowerCase();
  return (
    recommended.length === 0 ||
    name === undefined ||
    recommended.some((one) => one.toLowerCase().includes(name))
  );
};
