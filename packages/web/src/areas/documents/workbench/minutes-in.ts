import { durationPattern, durationUnits } from "@benchleaf/phrases/duration-words";

/**
 * How long the text of a step says that it takes, in minutes: the first time in it, with what follows at once. Null if it
 * says none, or a range.
 *
 * @example minutesIn("Incubate at 37 °C for 1 h 30 min, spin for 5 min") // 90
 */
export const minutesIn = (text: string): number | null => {
  let total: number | null = null;
  let end = 0;
  for (const found of text.matchAll(durationPattern)) {
    if (total !== null && text.slice(end, found.index).trim() !== "") break;
    const unit = durationUnits.find(([name]) => name.test(found[2] ?? ""));
    total = (total ?? 0) + Number(found[1]) * (unit?.[1] ?? 0);
    end = found.index + found[0].length;
  }
  return total === null || total < 0.1 ? null : Math.round(total * 100) / 100;
};
