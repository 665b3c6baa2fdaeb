import { prefixRows } from "../foundation/endpoint.ts";
import { equipmentApi } from "./equipment.api.ts";
import { reservationsApi } from "./reservations.api.ts";
import { upkeepApi } from "./upkeep.api.ts";

export * from "./booking-limits.ts";
export * from "./booking-rules.schema.ts";
export * from "./equipment.api.ts";
export * from "./equipment.schema.ts";
export * from "./equipment-limits.ts";
export * from "./reservations.api.ts";
export * from "./reservations.schema.ts";
export * from "./upkeep.api.ts";
export * from "./upkeep.schema.ts";
export * from "./zoned-time.ts";

/** The endpoints of this area. */
export const equipmentRows = {
  ...equipmentApi,
  ...prefixRows("reservations", reservationsApi),
  ...prefixRows("upkeep", upkeepApi),
};
