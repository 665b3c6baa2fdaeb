import { webArea } from "../../kernel/web-area.ts";

/** Uses of materials and samples on pages: blocks of the page editor, without pages of their own. */
export const usesArea = webArea({ needs: ["warehouses"], routes: [] });
