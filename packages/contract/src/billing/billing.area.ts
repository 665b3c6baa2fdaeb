import { activationApi } from "./activation.api.ts";
import { billingApi } from "./billing.api.ts";
import { paymentApi } from "./payment.api.ts";
import { planApi } from "./plan.api.ts";

export * from "./activation.api.ts";
export * from "./activation.schema.ts";
export * from "./activation-modules.ts";
export * from "./billing.api.ts";
export * from "./billing.schema.ts";
export * from "./payment.api.ts";
export * from "./payment.schema.ts";
export * from "./plan.api.ts";
export * from "./plan.schema.ts";
export * from "./plans.ts";

/** The endpoints of this area. */
export const billingRows = { ...billingApi, ...activationApi, ...paymentApi, ...planApi };
