import * as byArea from "./areas.ts";
import type { AreaRoute } from "./kernel/area-route.ts";

/** Every address of the product that needs a session. */
export const areaRoutes: readonly AreaRoute[] = Object.values(byArea).flat();
