import type { AreaRoute } from "../../kernel/area-route.ts";

export const settingsRoutes: readonly AreaRoute[] = [];
