import { paperChat } from "../literature/paper-chat.ts";
import { papers } from "../literature/papers.ts";

/** Texts of the literature pages, loaded with them. */
export const words = { papers, paperChat };
