import { guidanceApi } from "./guidance.api.ts";
import { telemetryApi } from "./telemetry.api.ts";

export * from "./guidance.api.ts";
export * from "./guidance.schema.ts";
export * from "./telemetry.api.ts";

/** The endpoints of this area. */
export const guidanceRows = { ...guidanceApi, ...telemetryApi };
