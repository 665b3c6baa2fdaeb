import { guideApi } from "./guide.api.ts";

export * from "./guide.api.ts";
export * from "./guide.pages.ts";
export * from "./guide.schema.ts";

/** The endpoints of this area. */
export const guideRows = guideApi;
