import { serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { identityRoutes } from "./identity.routes.ts";
import { deleteFlows, identityService, teamJoiner } from "./identity.service.ts";

export const identityArea = serverArea({
  needs: { access: accessArea, accounts: accountsArea },
  open: ({ kernel, resolve }, { accounts: { accounts } }) => ({
    identity: identityService(kernel, accounts, resolve(teamJoiner)),
  }),
  routes: ({ identity }) => identityRoutes(identity),
  start: (_, { kernel }) => deleteFlows(kernel),
});
