/**
 * Which entries of a row are visible in a limited width: the first ones, and always the current one; the rest goes
 * behind "more", which needs space itself. Widths in px, `current` -1 for none.
 *
 * @example foldRow([50, 50, 50], { gap: 10, room: 130, more: 20, current: 2 }) // Set { 2 }: beside it there is no
 * room for another and "more"
 */
export const foldRow = (
  widths: readonly number[],
  { gap, room, more, current }: { gap: number; room: number; more: number; current: number },
): ReadonlySet<number> => {
  const all = widths.map((_, index) => index);
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(widths.length - 1, 0);
  if (whole <= room) return new Set(all);
  const shown = new Set(current < 0 ? [] : [current]);
  let left = room - more - (current < 0 ? 0 : gap + (widths[current] ?? 0));
  for (const index of all) {
    if (index === current) continue;
    left -= gap + (widths[index] ?? 0);
    if (left < 0) break;
    shown.add(index);
  }
  return shown;
};
