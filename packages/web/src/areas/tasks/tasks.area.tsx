import { webArea } from "../../kernel/web-area.ts";

export const tasksArea = webArea({ routes: [] });
