import { type RefObject, useLayoutEffect, useState } from "react";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in whole pixels, kept up to date; `initial` before there is a document. */
export const useSize = (ref: RefObject<HTMLElement | null>, initial: Size): Size => {
  const [size, setSize] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setSize((known) => (known.width === next.width && known.height === next.height ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
