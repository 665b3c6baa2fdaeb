import { Select } from "antd";
import { useState } from "react";
import { useColleagues } from "../../../kernel/parts/colleague-select.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { roleName } from "../../../shared/access/role-name.ts";
import { owners } from "../approver-values.ts";

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
  /** Told who was found. */
  readonly onNames?: (names: ReadonlyMap<string, string>) => void;
  readonly users: readonly Named[];
  readonly roles: readonly NamedRole[];
}

/** The approvers of a step: owners, roles, and members found by name. Values as in `approver-values.ts`. */
export const ApproverSelect = ({
  users,
  roles,
  value = [],
  onChange,
  onNames,
  ...field
}: ApproverSelectProps) => {
  const t = useTranslation();
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
      onChange={(values) => {
        onNames?.(new Map([...people.values()].map(({ id, name }) => [`user:${id}`, name])));
        onChange?.(values);
      }}
      showSearch={{ optionFilterProp: "label", onSearch: setSearch }}
      loading={isFetching}
      options={[
        {
          label: t("approvals.groupOwners"),
          options: owners.map((value) => ({ value, label: t(`approvals.${value}`) })),
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
