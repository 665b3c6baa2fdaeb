import { serverArea } from "../../kernel/area.ts";
import { fieldsService } from "./fields.service.ts";
import { numberingService } from "./numbering.service.ts";
import { recordsRoutes } from "./records.routes.ts";

export const recordsArea = serverArea({
  open: ({ kernel }) => ({ numbering: numberingService(kernel), fields: fieldsService(kernel) }),
  routes: ({ numbering, fields }) => recordsRoutes(numbering, fields),
});
