import type { Translate } from "../../kernel/translation.ts";

/** Built-in roles are named in the page's language, a team's own as they were written. */
export const roleName = (t: Translate, { roleKey, name }: { roleKey: string; name: string }): string => {
  if (roleKey === "ADMIN") return t("teams.roleAdmin");
  return roleKey === "MEMBER" ? t("teams.roleMember") : name;
};
