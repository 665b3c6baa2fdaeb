import { guidanceApi } from "./guidance.api.ts";
import { telemetryApi } from "./telemetry.api.ts";

export * from "./guidance.api.ts";
export * from "./guidance.schema.ts";
export * from "./telemetry.api.ts";

/** The endpoint rows of the area. */
export const guidanceRows = { ...guidanceApi, ...telemetryApi };
