import { paperChatApi } from "./chat.api.ts";
import { papersApi } from "./library.api.ts";
import { paperCollectionsApi } from "./organize.api.ts";

export * from "./chat.api.ts";
export * from "./chat.schema.ts";
export * from "./library.api.ts";
export * from "./organize.api.ts";
export * from "./papers.schema.ts";

/** The endpoints of this area. */
export const literatureRows = { ...papersApi, ...paperCollectionsApi, ...paperChatApi };
