import { Select } from "antd";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { useMembers } from "../settings.queries.ts";

interface MemberSelectProps {
  readonly id: string;
  readonly value: string | undefined;
  /** Who cannot be chosen. */
  readonly except: string;
  readonly onChange: (userId: string) => void;
}

/** Chooses one member who is let in; finds them by any part of their name or email. */
export const MemberSelect = ({ id, value, except, onChange }: MemberSelectProps) => {
  const t = useTranslation();
  const [search, setSearch] = useState("");
  const { data, isFetching } = useMembers(search);
  const members = data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <Select
      id={id}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={isFetching}
      placeholder={t("teams.chooseMember")}
      style={{ width: "100%" }}
      value={value ?? null}
      options={members
        .filter(({ userId, disabled }) => userId !== except && !disabled)
        .map(({ userId, name, email, mobile }) => ({ value: userId, label: `${name} · ${email ?? mobile}` }))}
      onChange={onChange}
    />
  );
};
