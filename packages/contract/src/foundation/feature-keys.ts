import { z } from "zod";
import { planned, type SumOf, sumOf } from "./all-keys.ts";
import type { FeatureLevel } from "./area-keys.ts";

/** What kind of switch it is: on or off, a number, or a choice. */
export const featureLevelSchema = z.enum(["feature", "limit", "strategy"] satisfies readonly FeatureLevel[]);

type KeyOf<Table> = Table extends unknown ? keyof Table & string : never;

/** A key that a team's edition switches. */
export type FeatureKey = KeyOf<SumOf<"features">>;

/** What a team can have switched on, and the kind of each setting. */
export const featureLevels = Object.assign({}, ...sumOf("features")) as Readonly<
  Record<FeatureKey, FeatureLevel>
>;

/** All keys, in the order of the table. */
export const featureKeys = Object.keys(featureLevels) as readonly FeatureKey[];

/** The same keys to validate input. */
export const featureKeySchema = z.enum(featureKeys);

/** Those of areas that are there; what is not there is not offered to the administrator of the installation. */
export const offeredFeatures: readonly FeatureKey[] = featureKeys.filter(
  (key) => !(key in (planned.features ?? {})),
);
