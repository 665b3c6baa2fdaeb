/**
 * Where residues begin that have a place each, as `x="10 20 30"` gives them; null for a text that runs on from one
 * place. `back` is the share of a residue that lies before its place, `widths` are those of the residues.
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
