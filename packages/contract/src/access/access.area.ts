import { accessApi } from "./access.api.ts";
import { tokensApi } from "./tokens.api.ts";

export * from "./access.api.ts";
export * from "./access.schema.ts";
export * from "./tokens.api.ts";

/** The endpoints of this area. */
export const accessRows = { ...accessApi, ...tokensApi };
