import { equipmentApi } from "./equipment.api.ts";

export * from "./booking-rules.schema.ts";
export * from "./equipment.api.ts";
export * from "./equipment.schema.ts";
export * from "./equipment-limits.ts";

/** The endpoint rows of the area. */
export const equipmentRows = { ...equipmentApi };
