import { prefixRows } from "../foundation/endpoint.ts";
import { openSequencesApi } from "./open-sequences.api.ts";
import { publicationsApi } from "./publications.api.ts";
import { sequenceImportsApi } from "./sequence-imports.api.ts";
import { sequencesApi } from "./sequences.api.ts";

export * from "./annotation-limits.ts";
export * from "./flat-sequence.schema.ts";
export * from "./open-sequences.api.ts";
export * from "./packed-trace.ts";
export * from "./publications.api.ts";
export * from "./sequence-imports.api.ts";
export * from "./sequence-imports.schema.ts";
export * from "./sequences.api.ts";
export * from "./sequences.schema.ts";

/** The endpoints of this area. */
export const sequencesRows = {
  ...sequencesApi,
  ...prefixRows("imports", sequenceImportsApi),
  ...openSequencesApi,
  ...publicationsApi,
};
