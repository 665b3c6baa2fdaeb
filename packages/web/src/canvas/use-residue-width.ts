import { type RefObject, useLayoutEffect, useState } from "react";

const SAMPLE = 100;

/** Width of one letter in pixels, measured on an element that holds `SAMPLE` of them; a guess before that. */
export const useResidueWidth = (probe: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(8.43);
  useLayoutEffect(() => {
    const measure = () => {
      const measured = (probe.current?.getBoundingClientRect().width ?? 0) / SAMPLE;
      if (measured > 0) setWidth(measured);
    };
    measure();
    // A face that loads late has other residues.
    document.fonts?.ready.then(measure, () => undefined);
  }, [probe]);
  return width;
};

export const probeText = "A".repeat(SAMPLE);
