import { startTransition, useEffect, useState } from "react";

/**
 * A value, once what it changes elsewhere has been painted: a typed letter is seen first, and what is drawn of the
 * whole molecule follows in the next moment. Keep the value's identity between renders.
 */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
};
