/** The words for units of time in protocols of all three languages, each with how many minutes it is. */
export const durationUnits: readonly (readonly [name: RegExp, minutes: number])[] = [
  [/^(?:h|hr|hrs|hours?|小时|小時|个小时|個小時)$/i, 60],
  [/^(?:min|mins|minutes?|分钟|分鐘|分)$/i, 1],
  [/^(?:s|sec|secs|seconds?|秒|秒钟|秒鐘)$/i, 1 / 60],
];

/** A number with such a unit, in two groups; neither the end of a range nor part of a longer number or word. */
export const durationPattern =
  /(?<![\d.,–~-])(\d+(?:\.\d+)?)\s*(hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s|[个個]?小[时時]|分[钟鐘]?|秒[钟鐘]?)(?![a-zA-Z])/gi;
