import { elnApi, elnDocumentApi } from "./eln.api.ts";
import { elnTemplatesApi } from "./eln-templates.api.ts";

export * from "./eln.api.ts";
export * from "./eln.schema.ts";
export * from "./eln-templates.api.ts";

/** The endpoints of this area. */
export const elnRows = {
  ...elnApi,
  ...Object.fromEntries(Object.entries(elnDocumentApi).map(([name, row]) => [`document_${name}`, row])),
  ...Object.fromEntries(Object.entries(elnTemplatesApi).map(([name, row]) => [`template_${name}`, row])),
};
