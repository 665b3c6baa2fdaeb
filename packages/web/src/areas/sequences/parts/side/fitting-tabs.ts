/**
 * Which tabs are in the bar, by their widths: as many as there is room for, and always the open one. Where not all
 * have room, the way to the others takes some of it.
 */
export const fittingTabs = (
  widths: readonly number[],
  open: number,
  room: number,
  moreWidth: number,
): readonly number[] => {
  const all = widths.map((_, index) => index);
  const widthOf = (tabs: readonly number[]) => tabs.reduce((sum, index) => sum + (widths[index] ?? 0), 0);
  if (widthOf(all) <= room) return all;
  const shown = [...all];
  while (shown.length > 1 && widthOf(shown) > room - moreWidth)
    shown.splice(
      shown.findLastIndex((index) => index !== open),
      1,
    );
  return shown;
};
