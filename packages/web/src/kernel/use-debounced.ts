import { LOOKUP_DEBOUNCE_MS } from "@benchleaf/contract";
import { useEffect, useState } from "react";

/** A value after it has not changed for a moment, so that not every key press sends a request. */
export const useDebounced = <T>(value: T, milliseconds = LOOKUP_DEBOUNCE_MS): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};
