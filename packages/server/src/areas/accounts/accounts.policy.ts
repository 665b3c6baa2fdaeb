import { permissionKeys } from "@benchleaf/contract";

/** The keys a member holds through their roles. */
export const authoritiesOf = (member: {
  readonly holds_all: boolean;
  readonly authorities: readonly string[];
}): string[] => (member.holds_all ? [...permissionKeys] : [...member.authorities]);
