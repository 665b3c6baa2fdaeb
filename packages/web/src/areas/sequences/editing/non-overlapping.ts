import type { Selection } from "@benchleaf/bio";

/**
 * Of places in the order of the molecule, those that can be replaced together: none touches the residues of another.
 */
export const nonOverlapping = <Place extends Selection>(
  places: readonly Place[],
  size: number,
): readonly Place[] => {
  const kept: Place[] = [];
  let end = 0;
  for (const place of places) {
    if (place.start < end) continue;
    const beyond = place.start + place.length - size;
    if (beyond > 0 && kept[0] !== undefined && kept[0].start < beyond) continue;
    kept.push(place);
    end = place.start + place.length;
  }
  return kept;
};
