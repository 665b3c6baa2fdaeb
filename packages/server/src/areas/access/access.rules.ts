import type { SwitchRow } from "./access.store.ts";

/** A feature nobody has switched is on, shown and without a limit. */
export const defaultSwitch = (feature: string): SwitchRow => ({
  feature,
  feature_level: "feature",
  enabled: true,
  visible: true,
  limited_quantity: -1,
  send_method: [],
});

/** Whether `wanted` more fit under a limit, where -1 stands for none. */
export const fitsLimit = (limit: number, present: number, wanted: number): boolean =>
  limit < 0 || present + wanted <= limit;
