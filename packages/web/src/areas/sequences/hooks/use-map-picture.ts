import { type RefObject, useEffect, useState } from "react";
import type { MapPicture, PictureSize } from "../../../canvas/view-props.ts";
import { type MapPictureOptions, type MapPicturePlan, planMapPicture } from "../picture-settings.ts";

/** Lays out a map's picture while its dialog is open; null until its size is known. */
export const useMapPicture = (
  map: RefObject<MapPicture | null> | null,
  { width, height }: PictureSize,
  { hasAllNames, size }: Pick<MapPictureOptions, "hasAllNames" | "size">,
  isOpen: boolean,
): MapPicturePlan | null => {
  const [plan, setPlan] = useState<MapPicturePlan | null>(null);
  useEffect(() => {
    setPlan(null);
    if (!isOpen || !map?.current) return;
    let isWanted = true;
    const input = { hasAllNames, size };
    void planMapPicture(map.current, { width, height }, input, () => isWanted).then((found) => {
      if (isWanted && found) setPlan(found);
    });
    return () => {
      isWanted = false;
    };
  }, [map, isOpen, width, height, hasAllNames, size]);
  return plan;
};
