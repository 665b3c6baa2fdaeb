import { webhooksApi } from "./webhooks.api.ts";

export * from "./webhooks.api.ts";
export * from "./webhooks.schema.ts";

/** The endpoints of this area. */
export const webhooksRows = webhooksApi;
