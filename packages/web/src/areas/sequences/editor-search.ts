type Query = Readonly<Record<string, string | undefined>>;

const versionOf = (text: string | undefined): number | null => {
  const version = Number(text);
  return Number.isInteger(version) && version >= 1 ? version : null;
};

/**
 * The version that an address asks for, null for the newest. A link of a CRISPR task (`crispr=true`) names the one that
 * the task was made on as `crisprFileVersion`.
 */
export const shownVersionOf = ({ version, crispr, crisprFileVersion }: Query): number | null =>
  versionOf(version) ?? (crispr === "true" ? versionOf(crisprFileVersion) : null);

/** The same address for another version, null for the newest; keys of a CRISPR task stay with it. */
export const searchForVersion = (query: Query, version: number | null): Record<string, string> => {
  const { version: _, crisprFileVersion: __, ...kept } = query;
  const said = version === null ? {} : { version: String(version) };
  const known = Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(known), ...said };
};
