interface Schema<Filter> {
  readonly shape: Readonly<
    Record<keyof Filter & string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>
  >;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // An address that was cut off filters by less.
    return undefined;
  }
};

/**
 * The filter of a list in its address; invalid values are ignored.
 *
 * @example filterOfAddress(materialFilterSchema, { kind: "kit", isLow: "true", page: "x" }) // { kind: "kit", isLow: true }
 */
export const filterOfAddress = <Filter extends object>(
  schema: Schema<Filter>,
  query: Readonly<Partial<Record<string, string>>>,
): Filter =>
  Object.fromEntries(
    Object.entries<Schema<Filter>["shape"][keyof Filter & string]>(schema.shape).flatMap(([name, rule]) => {
      const text = query[name] ?? "";
      if (text === "") return [];
      const found = [text, parsed(text)]
        .map((value) => (value === undefined ? undefined : rule.safeParse(value)))
        .find((checked) => checked?.success);
      return found?.data === undefined || found.data === "" ? [] : [[name, found.data]];
    }),
  ) as Filter;

/** A filter as part of an address; what is not set is left out. */
export const addressOfFilter = (filter: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)]],
    ),
  );
