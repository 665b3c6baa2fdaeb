const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:h|hr|hrs|hours?|小时|小時|个小时|個小時)$/i, 60],
  [/^(?:min|mins|minutes?|分钟|分鐘|分)$/i, 1],
  [/^(?:s|sec|secs|seconds?|秒|秒钟|秒鐘)$/i, 1 / 60],
];
const TIME =
  /(?<![\d.,–~-])(\d+(?:\.\d+)?)\s*(hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s|[个個]?小[时時]|分[钟鐘]?|秒[钟鐘]?)(?![a-zA-Z])/gi;

/**
 * How long the text of a step says that it takes, in minutes: the first time in it, with what follows at once. Null if it
 * says none, or a range.
 *
 * @example minutesIn("37 ℃ 孵育 1 h 30 min，离心 5 min") // 90
 */
export const minutesIn = (text: string): number | null => {
  let total: number | null = null;
  let end = 0;
  for (const found of text.matchAll(TIME)) {
    if (total !== null && text.slice(end, found.index).trim() !== "") break;
    const unit = UNITS.find(([name]) => name.test(found[2] ?? ""));
    total = (total ?? 0) + Number(found[1]) * (unit?.[1] ?? 0);
    end = found.index + found[0].length;
  }
  return total === null || total < 0.1 ? null : Math.round(total * 100) / 100;
};
