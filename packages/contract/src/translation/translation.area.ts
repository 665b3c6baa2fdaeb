import { prefixRows } from "../foundation/endpoint.ts";
import { glossariesApi } from "./glossaries.api.ts";
import { memoriesApi } from "./memories.api.ts";
import { translationApi } from "./translation.api.ts";

export * from "./glossaries.api.ts";
export * from "./glossary.schema.ts";
export * from "./languages.ts";
export * from "./memories.api.ts";
export * from "./memory.schema.ts";
export * from "./translation.api.ts";
export * from "./translation.schema.ts";

/** The endpoints of this area. */
export const translationRows = {
  ...prefixRows("translation", translationApi),
  ...prefixRows("glossary", glossariesApi),
  ...prefixRows("memory", memoriesApi),
};
