import { webArea } from "../../kernel/web-area.ts";

export const equipmentArea = webArea({ routes: [] });
