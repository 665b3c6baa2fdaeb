import { labelsApi } from "./labels.api.ts";

export * from "./label-layout.ts";
export * from "./labels.api.ts";
export * from "./labels.schema.ts";
export * from "./record-code.ts";

/** The endpoints of this area. */
export const labelsRows = labelsApi;
