import { commentsApi } from "./comments.api.ts";

export * from "./comments.api.ts";

/** The endpoint rows of the area. */
export const commentsRows = commentsApi;
