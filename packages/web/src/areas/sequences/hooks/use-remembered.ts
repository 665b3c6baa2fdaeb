import { useState } from "react";
import { readStored, writeStored } from "../../../kernel/preferences.ts";

/** Reads a number of pixels between two bounds. */
export const readWidth =
  (least: number, most: number) =>
  (text: string): number | null => {
    const width = Number(text);
    return width >= least && width <= most ? width : null;
  };

/** A choice about the page that this browser remembers. `read` gives null for what makes no sense. */
export const useRemembered = <T extends string | number | boolean>(
  key: string,
  initial: T,
  read: (text: string) => T | null,
): [T, (next: T) => void] => {
  const [value, setValue] = useState<T>(() => {
    const stored = readStored(key);
    return (stored === null ? null : read(stored)) ?? initial;
  });
  const remember = (next: T) => {
    setValue(next);
    writeStored(key, String(next));
  };
  return [value, remember];
};
