import { paperChat } from "../literature/paper-chat.ts";
import { papers } from "../literature/papers.ts";

/** What only the pages of literature say; it comes with them. */
export const words = { papers, paperChat };
