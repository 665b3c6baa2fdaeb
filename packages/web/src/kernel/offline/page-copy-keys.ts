import { ownKey } from "../own-key.ts";

const COPY = "yy-page";
const OWING = "yy-page-owing";

/** The database with the copy of a page, of the user who is signed in. */
export const pageCopyKey = (fileId: string): string => ownKey(`${COPY} ${fileId}`);
/** Where it is noted that the copy has changes that the server has not confirmed. */
export const pageOwingKey = (fileId: string): string => ownKey(`${OWING} ${fileId}`);
