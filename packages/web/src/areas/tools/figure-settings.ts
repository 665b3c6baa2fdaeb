/** A numeric option of a tool, within useful limits. */
export interface FigureSetting<Key extends string = string> {
  readonly key: Key;
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  /** Null if not used by default. */
  readonly usual: number | null;
  readonly isWhole?: boolean;
}

export type Figures<Key extends string> = Readonly<Record<Key, number | null>>;

/** @example defaultFigures([{ key: "count", min: 1, max: 50, usual: 5 }]) // { count: 5 } */
export const defaultFigures = <Key extends string>(settings: readonly FigureSetting<Key>[]): Figures<Key> =>
  Object.fromEntries(settings.map(({ key, usual }) => [key, usual])) as Figures<Key>;

/** All of them, or null while one that is wanted is left empty; one without a usual figure may be. */
export const enteredFigures = <Key extends string>(
  settings: readonly FigureSetting<Key>[],
  figures: Figures<Key>,
): Readonly<Record<Key, number>> | null =>
  settings.some(({ key, usual }) => usual !== null && figures[key] === null)
    ? null
    : (figures as Readonly<Record<Key, number>>);

/** What was stored of earlier figures; those out of bounds or unknown are as they come. */
export const parseFigures =
  <Key extends string>(settings: readonly FigureSetting<Key>[]) =>
  (stored: string): Figures<Key> => {
    const usual = defaultFigures(settings);
    try {
      const saved: unknown = JSON.parse(stored);
      if (typeof saved !== "object" || saved === null) return usual;
      const known = settings.flatMap(({ key, min, max, isWhole }) => {
        const figure = (saved as Record<string, unknown>)[key];
        const isSound = typeof figure === "number" && figure >= min && figure <= max;
        return isSound && !(isWhole && !Number.isInteger(figure)) ? [[key, figure] as const] : [];
      });
      return { ...usual, ...Object.fromEntries(known) };
    } catch {
      return usual;
    }
  };
