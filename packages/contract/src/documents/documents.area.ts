import { documentsApi } from "./documents.api.ts";

export * from "./check-page.ts";
export * from "./compare-pages.ts";
export * from "./documents.api.ts";
export * from "./documents.schema.ts";
export * from "./markdown-to-page.ts";
export * from "./page-blocks.ts";
export * from "./page-html.ts";
export * from "./page-markdown.ts";
export * from "./page-mentions.ts";
export * from "./page-nodes.ts";
export * from "./page-pictures.ts";
export * from "./page-text.ts";

/** The endpoints of this area. */
export const documentsRows = documentsApi;
