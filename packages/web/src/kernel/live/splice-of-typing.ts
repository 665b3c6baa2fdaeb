/** What was typed into a text: characters that went, and those that came in their place. */
export interface TypedSplice {
  readonly start: number;
  readonly removed: number;
  readonly inserted: string;
}

const isTrail = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/**
 * The one replacement that makes `after` of `before`; null if nothing was typed. No character beyond the basic plane
 * is cut in two.
 *
 * @example spliceOfTyping("abd", "abcd") // { start: 2, removed: 0, inserted: "c" }
 */
export const spliceOfTyping = (before: string, after: string): TypedSplice | null => {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (isTrail(before.charCodeAt(start)) || isTrail(after.charCodeAt(start))) start -= 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (tail > 0 && isTrail(after.charCodeAt(after.length - tail))) tail -= 1;
  return {
    start: Math.max(0, start),
    removed: before.length - tail - Math.max(0, start),
    inserted: after.slice(Math.max(0, start), after.length - tail),
  };
};
