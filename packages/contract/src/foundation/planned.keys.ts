import { areaKeys } from "./area-keys.ts";

/** Registry entries of the specification for areas that are not built yet; a new area moves its own from here. */
export const plannedKeys = areaKeys({
  problems: {},
});
