import { commentsApi } from "./comments.api.ts";

export * from "./comments.api.ts";

/** The endpoints of this area. */
export const commentsRows = commentsApi;
