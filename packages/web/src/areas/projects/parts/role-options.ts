import type { MemberRole, ProjectMember } from "@benchleaf/contract";
import { useTranslation } from "../../../kernel/translation.ts";

interface RoleOption {
  readonly value: MemberRole;
  readonly label: string;
  readonly help: string;
}

/** What a member may do, in words. */
export const useRoleOptions = (): readonly RoleOption[] => {
  const t = useTranslation();
  return [
    { value: "viewer", label: t("projectPages.roleViewer"), help: t("projectPages.roleViewerHelp") },
    { value: "editor", label: t("projectPages.roleEditor"), help: t("projectPages.roleEditorHelp") },
    { value: "manager", label: t("projectPages.roleManager"), help: t("projectPages.roleManagerHelp") },
  ];
};

export const useRoleName = (): ((role: ProjectMember["role"]) => string) => {
  const t = useTranslation();
  const options = useRoleOptions();
  return (role) => options.find(({ value }) => value === role)?.label ?? t("projects.columnOwner");
};
