import * as keys from "../keys.ts";
import type { AreaKeys } from "./area-keys.ts";

type Keys = (typeof keys)[keyof typeof keys];
type PartOf<Some, Part extends keyof AreaKeys> = Some extends { readonly [P in Part]: infer Value }
  ? Value
  : never;

/** The areas that name something of a kind, e.g. `AreaWith<"trail">`. */
export type AreaWith<Part extends keyof AreaKeys> = {
  [Name in keyof typeof keys]: (typeof keys)[Name] extends { readonly [P in Part]: unknown }
    ? Name extends `${infer Area}Keys`
      ? Area
      : never
    : never;
}[keyof typeof keys];

/** What one area names, e.g. `KeysOf<"crispr", "trail">`. */
export type KeysOf<Area extends string, Part extends keyof AreaKeys> = `${Area}Keys` extends keyof typeof keys
  ? PartOf<(typeof keys)[`${Area}Keys`], Part>
  : never;

/** One part of all areas' keys as a union, e.g. `SumOf<"trail">`; those that have none add nothing. */
export type SumOf<Part extends keyof AreaKeys> = PartOf<Keys, Part>;

/** The same as values, by the names of the areas. */
export const sumOf = <Part extends keyof AreaKeys>(part: Part): readonly SumOf<Part>[] =>
  Object.values<AreaKeys>(keys).flatMap((own) => (part in own ? [own[part] as unknown as SumOf<Part>] : []));

/** The area that names something, e.g. `areaNaming("fileKinds", "sequence")` is `"sequences"`. */
export const areaNaming = (
  part: "fileKinds" | "approvalKinds" | "numbers" | "fieldedKinds",
  name: string,
): string => {
  const found = Object.entries<AreaKeys>(keys).find(([, { [part]: named = {} }]) =>
    Array.isArray(named) ? named.includes(name) : name in named,
  );
  return found?.[0].replace(/Keys$/, "") ?? "";
};

/** What is given to areas that are not there yet. */
export const planned: AreaKeys = keys.plannedKeys;
