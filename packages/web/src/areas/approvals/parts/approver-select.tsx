import { Select } from "antd";
import { useState } from "react";
import { useColleagues } from "../../../kernel/parts/colleague-select.tsx";
import { roleName } from "../../../kernel/role-name.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useWords } from "../../../kernel/words.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface NamedRole extends Named {
  readonly roleKey: string;
}

interface ApproverSelectProps {
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (values: readonly string[]) => void;
  readonly users: readonly Named[];
  readonly roles: readonly NamedRole[];
}

/** Whom a step asks: owners, roles, and members found by name. Values as `approver-values.ts` writes them. */
export const ApproverSelect = ({ users, roles, value = [], onChange, ...field }: ApproverSelectProps) => {
  const t = useWords();
  const [search, setSearch] = useState("");
  const { data = [], isFetching } = useColleagues(useDebounced(search));
  const people = new Map(
    [...users, ...data.map(({ userId: id, name }) => ({ id, name }))].map((one) => [one.id, one]),
  );
  const option =
    (type: string) =>
    ({ id, name }: Named) => ({ value: `${type}:${id}`, label: name });
  return (
    <Select
      {...field}
      mode="multiple"
      value={[...value]}
      onChange={(values) => onChange?.(values)}
      showSearch={{ optionFilterProp: "label", onSearch: setSearch }}
      loading={isFetching}
      options={[
        {
          label: t("approvals.groupOwners"),
          options: [
            { value: "tenantOwner", label: t("approvals.tenantOwner") },
            { value: "projectOwner", label: t("approvals.projectOwner") },
          ],
        },
        {
          label: t("approvals.groupRoles"),
          options: roles.map((role) => option("role")({ id: role.id, name: roleName(t, role) })),
        },
        { label: t("approvals.groupPeople"), options: [...people.values()].map(option("user")) },
      ]}
    />
  );
};
