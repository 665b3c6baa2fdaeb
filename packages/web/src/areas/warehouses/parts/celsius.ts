const LEAST = -273.15;

/**
 * A typed temperature as decimal text, "" for none, null if it is not one. Full-width digits, each minus sign and the
 * unit are understood.
 */
export const readCelsius = (typed: string): string | null => {
  const text = typed
    .normalize("NFKC")
    .replace(/[−–]/g, "-")
    .replace(/\s*°?C\s*$/i, "")
    .trim();
  if (text === "") return "";
  return /^-?\d{1,4}(\.\d{1,6})?$/.test(text) && Number(text) >= LEAST ? text : null;
};

/** Whether the lower of two temperatures is entered as the lower one; one that is missing fits any. */
export const isRangeInOrder = (min: string, max: string): boolean => {
  const [low, high] = [readCelsius(min), readCelsius(max)];
  return !low || !high || Number(low) <= Number(high);
};
