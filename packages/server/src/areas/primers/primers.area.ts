import { serverArea } from "../../kernel/area.ts";
import { primersRoutes } from "./primers.routes.ts";
import { primersService } from "./primers.service.ts";

export const primersArea = serverArea({
  open: ({ kernel }) => ({ primers: primersService(kernel) }),
  routes: ({ primers }) => primersRoutes(primers),
});
