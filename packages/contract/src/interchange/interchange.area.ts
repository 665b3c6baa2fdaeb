import { interchangeApi } from "./interchange.api.ts";

export * from "./interchange.api.ts";
export * from "./interchange.schema.ts";

/** The endpoints of this area. */
export const interchangeRows = interchangeApi;
