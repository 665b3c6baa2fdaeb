import { documents } from "../documents/documents.ts";

/** What only pages that people write together say; it comes with them. */
export const words = { documents };
