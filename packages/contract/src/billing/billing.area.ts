import { activationApi } from "./activation.api.ts";
import { billingApi } from "./billing.api.ts";

export * from "./activation.api.ts";
export * from "./activation.schema.ts";
export * from "./activation-modules.ts";
export * from "./billing.api.ts";
export * from "./billing.schema.ts";

/** The endpoint rows of the area. */
export const billingRows = { ...billingApi, ...activationApi };
