import { interchangeApi } from "./interchange.api.ts";

export * from "./interchange.api.ts";
export * from "./interchange.schema.ts";

/** The endpoint rows of the area. */
export const interchangeRows = interchangeApi;
