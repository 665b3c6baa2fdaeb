import { useCallback, useLayoutEffect, useRef } from "react";

/** A handler of stable identity that always runs the newest code, so that memoised drawings are not redrawn for it. */
export const useLatest = <Arguments extends readonly unknown[], Result>(
  handler: (...given: Arguments) => Result,
): ((...given: Arguments) => Result) => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
};
