import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { featureKeySchema } from "../foundation/feature-keys.ts";
import { idSchema } from "../foundation/id.ts";
import { ROLES_PAGE_SIZE } from "../foundation/limits.ts";
import { permissionKeySchema } from "../foundation/permission-keys.ts";
import { featureSwitchSchema, roleEntrySchema, roleSchema } from "./access.schema.ts";

const role = z.object({ roleId: idSchema });
const roleErrors = ["role.not.found", "role.built.in", "role.name.exists", "role.beyond.own"] as const;

/** Roles, feature switches and the caller's permissions, requested by every page before it opens. */
export const accessApi = {
  featureSwitch: endpoint({
    method: "POST",
    path: "/config/featureSwitch",
    summary: "Settings of the named features for the caller's team",
    access: "session",
    body: z.array(featureKeySchema).max(200),
    data: z.array(featureSwitchSchema),
    inShutTeam: "open",
    isOpenToStalePassword: true,
  }),
  permissionTree: endpoint({
    method: "GET",
    path: "/permissions/permissionTree",
    summary: "The permissions of what there is, by module",
    access: "session",
    data: z.array(z.object({ module: z.string(), permissions: z.array(permissionKeySchema) })),
  }),
  roles: endpoint({
    method: "GET",
    path: "/roles",
    summary: "Roles of the team, the built-in ones first",
    access: { permission: "ROLE_READ", feature: "ROLE" },
    query: z.object({
      currentPage: z.coerce.number().int().min(1).max(1000).default(1),
      size: z.coerce.number().int().min(1).max(ROLES_PAGE_SIZE).default(ROLES_PAGE_SIZE),
    }),
    data: z.object({ records: z.array(roleSchema), total: z.number().int() }),
  }),
  createRole: endpoint({
    method: "POST",
    path: "/roles",
    summary: "Make a role",
    creates: true,
    access: { permission: "ROLE_CREATE", feature: "ROLE" },
    body: roleEntrySchema,
    data: roleSchema,
    errors: ["role.name.exists", "role.beyond.own"],
  }),
  updateRole: endpoint({
    method: "PUT",
    path: "/roles/:roleId",
    summary: "Change a role's name and keys",
    access: { permission: "ROLE_UPDATE", feature: "ROLE" },
    params: role,
    body: roleEntrySchema,
    data: roleSchema,
    errors: roleErrors,
  }),
  deleteRole: endpoint({
    method: "DELETE",
    path: "/roles/:roleId",
    summary: "Delete a role that nobody holds",
    access: { permission: "ROLE_DELETE", feature: "ROLE" },
    params: role,
    data: z.null(),
    errors: ["role.not.found", "role.built.in", "role.in.use", "role.beyond.own"],
  }),
  userRoles: endpoint({
    method: "GET",
    path: "/userRoles",
    summary: "Roles of one member",
    access: { permission: "USER_READ", feature: "USER_ROLE" },
    query: z.object({ userId: idSchema }),
    data: z.array(roleSchema.pick({ id: true, name: true, roleKey: true })),
  }),
  setUserRoles: endpoint({
    method: "POST",
    path: "/userRoles",
    summary: "Give a member exactly these roles",
    access: { permission: "USER_UPDATE", feature: "USER_ROLE" },
    body: z.object({ userId: idSchema, roleIds: z.array(idSchema).min(1).max(50) }),
    data: z.array(roleSchema.pick({ id: true, name: true, roleKey: true })),
    errors: ["user.not.found", "role.not.found", "role.beyond.own", "role.last.admin"],
  }),
};
