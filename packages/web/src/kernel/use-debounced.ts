import { LOOKUP_DEBOUNCE_MS } from "@benchleaf/contract";
import { useEffect, useState } from "react";

/** A value once it has stood still for a moment, so that not every key asks the server. */
export const useDebounced = <T>(value: T, milliseconds = LOOKUP_DEBOUNCE_MS): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};
