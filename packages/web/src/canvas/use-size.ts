import { type RefObject, startTransition, useLayoutEffect, useState } from "react";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of an element in whole pixels, kept current; null until it is known, so that nothing is drawn for a guess.
 * Drawing for another size is done in short slices, with keys and clicks handled in between. Without a document, as
 * in a test, the size is `otherwise`.
 */
export const useSize = (ref: RefObject<HTMLElement | null>, otherwise: Size): Size | null => {
  const [size, setSize] = useState<Size | null>(() => (typeof document === "undefined" ? otherwise : null));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      startTransition(() =>
        setSize((known) => (known?.width === next.width && known.height === next.height ? known : next)),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
