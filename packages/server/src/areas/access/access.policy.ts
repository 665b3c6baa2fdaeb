import type { Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { problem } from "../../kernel/problem.ts";
import { isWithin } from "./access.rules.ts";
import type { RoleRow } from "./access.store.ts";

type Holder = Pick<Session, "authorities">;

const isBuiltIn = (role: Pick<RoleRow, "tenant_id">): boolean => role.tenant_id === "-1";

export const abilitiesOfRole = (role: RoleRow, holder: Holder) => {
  const isWithinOwn = isWithin(role, holder.authorities);
  return {
    update: !isBuiltIn(role) && isWithinOwn && holder.authorities.has("ROLE_UPDATE"),
    delete: !isBuiltIn(role) && role.member_count === 0 && holder.authorities.has("ROLE_DELETE"),
    grant: isWithinOwn,
  };
};

/** Permission keys in the shape of a role, for a role to be created or a token. */
export const asKeys = (authorities: readonly string[]) => ({
  holds_all: false,
  authorities: authorities as RoleRow["authorities"],
});

/** The single check for granting or revoking permission keys. @throws role.beyond.own */
export const refuseBeyond = (
  roles: readonly Parameters<typeof isWithin>[0][],
  { authorities }: Holder,
): void => {
  if (!roles.every((role) => isWithin(role, authorities))) throw problem("role.beyond.own");
};

/** Checks that all requested roles were found and may be granted. @throws role.not.found, role.beyond.own */
export const refuseUngrantable = (found: readonly RoleRow[], wanted: readonly Id[], holder: Holder): void => {
  if (found.length < new Set(wanted).size) throw problem("role.not.found");
  refuseBeyond(found, holder);
};

/** @throws role.built.in */
export const refuseBuiltIn = (role: RoleRow): void => {
  if (isBuiltIn(role)) throw problem("role.built.in");
};
