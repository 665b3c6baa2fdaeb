import { DeleteOutlined, EditOutlined, EyeOutlined, PlusOutlined } from "@ant-design/icons";
import type { Role } from "@benchleaf/contract";
import { Button, Tag } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { roleName } from "../../../shared/access/role-name.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { RoleDialog } from "../parts/role-dialog.tsx";
import { deleteRole, useChange, useRoles } from "../settings.queries.ts";

const useRoleColumns = (
  onOpen: (role: Role) => void,
  onDelete: (role: Role) => void,
): readonly Column<Role>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "name",
      header: t("teams.columnName"),
      width: "minmax(96px, 1fr)",
      cell: (role) => (
        <>
          {roleName(t, role)} {role.tenantId === "-1" && <Tag>{t("teams.builtIn")}</Tag>}
        </>
      ),
    },
    {
      key: "keys",
      header: t("teams.columnKeys"),
      width: "120px",
      align: "end",
      isSecondary: true,
      cell: ({ authorities }) => format.number(authorities.length),
    },
    {
      key: "members",
      header: t("teams.members"),
      width: "minmax(64px, 120px)",
      align: "end",
      cell: ({ memberCount }) => format.number(memberCount),
    },
    {
      key: "actions",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "80px",
      align: "end",
      cell: (role) => (
        <>
          <Button
            size="small"
            type="text"
            icon={role.abilities.update ? <EditOutlined /> : <EyeOutlined />}
            aria-label={`${t(role.abilities.update ? "teams.editRole" : "teams.viewRole")}: ${roleName(t, role)}`}
            onClick={() => onOpen(role)}
          />
          {role.abilities.delete && (
            <Button
              size="small"
              type="text"
              danger
              icon={<DeleteOutlined />}
              aria-label={`${t("teams.deleteRole")}: ${roleName(t, role)}`}
              onClick={() => onDelete(role)}
            />
          )}
        </>
      ),
    },
  ];
};

export default function RolesPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const { data, error, refetch } = useRoles();
  const [opened, setOpened] = useState<Role | "new" | null>(null);
  const [doomed, setDoomed] = useState<Role | null>(null);
  const remove = useChange(deleteRole);
  const columns = useRoleColumns(setOpened, setDoomed);
  const create = hasPermission("ROLE_CREATE") && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened("new")}>
      {t("teams.newRole")}
    </Button>
  );
  const list = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <ListSkeleton label={t("shell.loading")} />;
    return (
      <DataList label={t("teams.roles")} columns={columns} rows={data.records} rowKey={({ id }) => id} />
    );
  };
  return (
    <SettingsFrame title={t("teams.roles")} count={data?.total} actions={create}>
      {list()}
      {opened && <RoleDialog role={opened === "new" ? null : opened} onClose={() => setOpened(null)} />}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t("teams.deleteRoleAsk", { name: doomed?.name ?? "" })}
        action={t("teams.deleteRole")}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() =>
          doomed && remove.mutate(doomed.id, { onSuccess: () => setDoomed(null), onError: toasts.failure })
        }
        onClose={() => setDoomed(null)}
      />
    </SettingsFrame>
  );
}
