// Escaped: Chinese and traditional Chinese for hours, minutes and seconds, which are read here and not shown.
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:h|hr|hrs|hours?|\u5c0f\u65f6|\u5c0f\u6642|\u4e2a\u5c0f\u65f6|\u500b\u5c0f\u6642)$/i, 60],
  [/^(?:min|mins|minutes?|\u5206\u949f|\u5206\u9418|\u5206)$/i, 1],
  [/^(?:s|sec|secs|seconds?|\u79d2|\u79d2\u949f|\u79d2\u9418)$/i, 1 / 60],
];
const TIME =
  /(?<![\d.,–~-])(\d+(?:\.\d+)?)\s*(hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s|[\u4e2a\u500b]?\u5c0f[\u65f6\u6642]|\u5206[\u949f\u9418]?|\u79d2[\u949f\u9418]?)(?![a-zA-Z])/gi;

/**
 * How long the text of a step says that it takes, in minutes: the first time in it, with what follows at once. Null if it
 * says none, or a range.
 *
 * @example minutesIn("incubate 1 h 30 min, spin 5 min") // 90
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
