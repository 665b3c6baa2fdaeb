type Query = Readonly<Record<string, string | undefined>>;

const LAST_VERSION = 2_147_483_647;

const versionOf = (text: string | undefined): number | null => {
  const version = Number(text);
  return Number.isInteger(version) && version >= 1 && version <= LAST_VERSION ? version : null;
};

/** What the address names as a version and can be none, null if there is no such thing. */
export const wrongVersionOf = ({ version }: Query): string | null =>
  version !== undefined && versionOf(version) === null ? version : null;

/**
 * The version in an address, null for the newest. A link of a CRISPR task (`crispr=true`) names the version that the
 * task was made for as `crisprFileVersion`.
 */
export const currentVersionOf = ({ version, crispr, crisprFileVersion }: Query): number | null =>
  versionOf(version) ?? (crispr === "true" ? versionOf(crisprFileVersion) : null);

/** The same address for another version, null for the newest; keys of a CRISPR task stay with it. */
export const searchForVersion = (query: Query, version: number | null): Record<string, string> => {
  const { version: _, crisprFileVersion: __, ...kept } = query;
  const said = version === null ? {} : { version: String(version) };
  const known = Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(known), ...said };
};

/** Whether the address opens the CRISPR view, and for which task. */
export const crisprOf = ({ crispr, crisprTaskId }: Query) => ({
  isOpen: crispr === "true",
  taskId: crispr === "true" && /^\d{1,18}$/.test(crisprTaskId ?? "") ? (crisprTaskId ?? null) : null,
});

/** The same address with the CRISPR view open or closed; without a task it requests a new one. */
export const searchForCrispr = (query: Query, isOpen: boolean): Record<string, string> => {
  const { crispr: _, crisprTaskId: __, crisprFileVersion, ...kept } = query;
  const known = Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const version = crisprFileVersion === undefined ? {} : { crisprFileVersion };
  // When closed, the version uses its usual parameter, so that the page stays at it.
  const shut = crisprFileVersion === undefined ? {} : { version: crisprFileVersion };
  return { ...Object.fromEntries(known), ...(isOpen ? { crispr: "true", ...version } : shut) };
};

/** The address of a task; its version is named unless it is the one that is open as the newest. */
export const searchForTask = (
  { id, version }: { readonly id: string; readonly version: number },
  openVersion: number | null,
): Record<string, string> => ({
  crispr: "true",
  ...(openVersion === version ? {} : { crisprFileVersion: String(version) }),
  crisprTaskId: id,
});
