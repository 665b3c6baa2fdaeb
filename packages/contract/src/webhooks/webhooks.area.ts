import { webhooksApi } from "./webhooks.api.ts";

export * from "./webhooks.api.ts";
export * from "./webhooks.schema.ts";

/** The endpoint rows of the area. */
export const webhooksRows = webhooksApi;
