import { useTranslation } from "../../kernel/translation.ts";
import { roleName } from "../../shared/access/role-name.ts";
import { owners } from "./approver-values.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What an approver is called, by its value as `approver-values.ts` writes it; `found` holds who was found by name. */
export const useApproverName = (
  users: readonly Named[],
  roles: readonly (Named & { readonly roleKey: string })[],
  found: ReadonlyMap<string, string>,
): ((value: string) => string) => {
  const t = useTranslation();
  const names = new Map([
    ...found,
    ...owners.map((owner) => [owner as string, t(`approvals.${owner}`)] as const),
    ...users.map(({ id, name }) => [`user:${id}`, name] as const),
    ...roles.map((role) => [`role:${role.id}`, roleName(t, role)] as const),
  ]);
  return (value) => names.get(value) ?? value;
};
