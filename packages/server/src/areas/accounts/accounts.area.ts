import { serverArea } from "../../kernel/area.ts";
import { accountsNotifications } from "./accounts.notifications.ts";
import { accountsRoutes } from "./accounts.routes.ts";
import { accountsService, workspaceOpener } from "./accounts.service.ts";
import { deleteSessions } from "./delete-sessions.ts";
import { globalConfigRoutes } from "./global-config.routes.ts";
import { globalConfigService } from "./global-config.service.ts";
import { outboxRoutes } from "./outbox.routes.ts";
import { outboxService } from "./outbox.service.ts";
import { passkeysRoutes } from "./passkeys.routes.ts";
import { personalRoutes } from "./personal.routes.ts";
import { personalService } from "./personal.service.ts";
import { securityRoutes } from "./security.routes.ts";

export const accountsArea = serverArea({
  notificationRules: accountsNotifications,
  open({ kernel, resolve }) {
    const globalConfig = globalConfigService(kernel);
    return { globalConfig, accounts: accountsService(kernel, resolve(workspaceOpener), globalConfig) };
  },
  routes: ({ accounts, globalConfig }, { kernel }) => [
    ...accountsRoutes(accounts),
    ...securityRoutes(accounts),
    ...outboxRoutes(outboxService(kernel)),
    ...personalRoutes(personalService(kernel)),
    ...globalConfigRoutes(globalConfig),
    ...passkeysRoutes(accounts.passkeys),
  ],
  start: (_, { kernel }) => deleteSessions(kernel),
});
