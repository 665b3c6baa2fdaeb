/**
 * Positions of characters with individual coordinates, as in `x="10 20 30"`; null for running text. `back` is the
 * share of a character before its position, `widths` are those of the characters.
 *
 * @example residuePositions("10 20", 0.5, [6, 4]) // [7, 18]
 */
export const residuePositions = (
  x: string | null,
  back: number,
  widths: readonly number[],
): readonly number[] | null => {
  const places = (x ?? "").split(/[\s,]+/).map(Number);
  if (places.length < 2) return null;
  let end = 0;
  return widths.map((width, index) => {
    const place = places[index];
    const start = place === undefined ? end : place - back * width;
    end = start + width;
    return start;
  });
};
