import { accessApi, offeredPermissions, tokensApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { AccessService } from "./access.service.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { ManageRoles } from "./manage-roles.ts";

export const tokensRoutes = (tokens: AccessTokens): Binding[] => [
  bind(tokensApi.listTokens, (_request, { session }) => tokens.list(session)),
  bind(tokensApi.createToken, ({ body }, { session }) => tokens.create(session, body)),
  bind(tokensApi.revokeToken, ({ params }, { session }) => tokens.revoke(session, params.tokenId)),
];

export const accessRoutes = (access: AccessService, roles: ManageRoles): Binding[] => [
  bind(accessApi.featureSwitch, async ({ body }, { session }) => access.switches(session, body)),
  bind(accessApi.permissionTree, async () => [...offeredPermissions]),
  bind(accessApi.roles, ({ query }, { session }) => roles.list(session, query)),
  bind(accessApi.createRole, ({ body }, { session }) => roles.create(session, body)),
  bind(accessApi.updateRole, ({ params, body }, { session }) => roles.update(session, params.roleId, body)),
  bind(accessApi.deleteRole, ({ params }, { session }) => roles.remove(session, params.roleId)),
  bind(accessApi.userRoles, ({ query }, { session }) => roles.rolesOf(session, query.userId)),
  bind(accessApi.setUserRoles, ({ body }, { session }) =>
    roles.setRolesOf(session, body.userId, body.roleIds),
  ),
];
