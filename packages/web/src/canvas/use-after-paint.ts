import { startTransition, useEffect, useState } from "react";

/**
 * A value, once what it changes elsewhere has been painted: a typed residue is seen first, and what is drawn of the
 * whole molecule follows in the next moment, or once nothing has changed for `restMs`. Keep the value's identity
 * between renders.
 */
export const useAfterPaint = <Value>(value: Value, restMs = 0): Value => {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)), restMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, restMs]);
  return shown;
};
