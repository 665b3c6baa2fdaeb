import { serverArea } from "../../kernel/area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { feedbackRoutes, guidanceRoutes, telemetryRoutes } from "./guidance.routes.ts";
import { guidanceService } from "./guidance.service.ts";
import { readFeedback } from "./read-feedback.ts";
import { telemetryService } from "./telemetry.service.ts";

export const guidanceArea = serverArea({
  needs: { accounts: accountsArea },
  open: (_, { accounts }) => accounts,
  routes: ({ globalConfig }, { kernel }) => [
    ...guidanceRoutes(guidanceService(kernel)),
    ...feedbackRoutes(readFeedback(kernel, globalConfig)),
    ...telemetryRoutes(telemetryService(kernel)),
  ],
});
