import { serverArea } from "../../kernel/area.ts";
import { actionsOf } from "../../kernel/subjects.ts";
import { assignCodes } from "./assign-codes.ts";
import { labelTemplates } from "./label-templates.ts";
import { labelsRoutes } from "./labels.routes.ts";
import { labelSources, labelsService, ownCodes } from "./labels.service.ts";

export const labelsArea = serverArea({
  open: ({ kernel, resolveAll: all }) => ({
    labels: labelsService(
      kernel,
      actionsOf(all),
      () => all(labelSources),
      () => all(ownCodes),
    ),
    codes: assignCodes(kernel, actionsOf(all)),
    templates: labelTemplates(kernel),
  }),
  routes: ({ labels, codes, templates }) => labelsRoutes(labels, codes, templates),
});
