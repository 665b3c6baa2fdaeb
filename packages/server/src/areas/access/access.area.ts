import { serverArea } from "../../kernel/area.ts";
import { accessRoutes, tokensRoutes } from "./access.routes.ts";
import { accessService } from "./access.service.ts";
import { accessTokens } from "./access-tokens.ts";
import { manageRoles } from "./manage-roles.ts";

export const accessArea = serverArea({
  open: ({ kernel }) => ({ access: accessService(kernel) }),
  routes: ({ access }, { kernel }) => [
    ...accessRoutes(access, manageRoles(kernel)),
    ...tokensRoutes(accessTokens(kernel)),
  ],
});
