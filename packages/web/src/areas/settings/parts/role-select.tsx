import { Select } from "antd";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { roleName } from "../../../shared/access/role-name.ts";
import { useRoles } from "../settings.queries.ts";

interface RoleSelectProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly onChange: (roleIds: readonly string[]) => void;
}

/** Chooses among the roles that one may give; those that a member has already are shown too. */
export const RoleSelect = ({ id, value, onChange }: RoleSelectProps) => {
  const t = useTranslation();
  const { data } = useRoles(hasPermission("ROLE_READ"));
  return (
    <Select
      id={id}
      mode="multiple"
      showSearch={{ optionFilterProp: "label" }}
      style={{ width: "100%" }}
      placeholder={t("teams.chooseRoles")}
      value={[...value]}
      options={(data?.records ?? [])
        .filter((role) => role.abilities.grant || value.includes(role.id))
        .map((role) => ({ value: role.id, label: roleName(t, role), disabled: !role.abilities.grant }))}
      onChange={onChange}
    />
  );
};
