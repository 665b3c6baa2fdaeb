import { serverArea } from "../../kernel/area.ts";
import { guideRoutes } from "./guide.routes.ts";
import { loadGuide } from "./guide.service.ts";

/** The user guide is the same for everyone: no tables, no sessions, no other area. */
export const guideArea = serverArea({
  open: () => ({ load: loadGuide }),
  routes: guideRoutes,
  start: ({ load }) => load(),
});
