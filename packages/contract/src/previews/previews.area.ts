import { previewsApi } from "./previews.api.ts";

export * from "./cell-text.ts";
export * from "./decode-text.ts";
export * from "./delimited.ts";
export * from "./markdown.ts";
export * from "./previews.api.ts";
export * from "./previews.schema.ts";
export * from "./slides.ts";

/** The endpoints of this area. */
export const previewsRows = previewsApi;
