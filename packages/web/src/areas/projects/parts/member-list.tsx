import { UserDeleteOutlined } from "@ant-design/icons";
import type { MemberRole, Project, ProjectMember } from "@benchleaf/contract";
import { Button, Pagination, Select, Tag } from "antd";
import { useState } from "react";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { MEMBERS_PAGE, useRemoveMember, useSetMemberRole } from "../project.queries.ts";
import { useRoleName, useRoleOptions } from "./role-options.ts";

interface MemberListProps {
  readonly project: Project;
  readonly members: readonly ProjectMember[];
  readonly total: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Who works in the project; anyone who manages it changes rights in the line and takes people out. */
export const MemberList = ({ project, members, total, page, onPage }: MemberListProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const options = useRoleOptions();
  const roleName = useRoleName();
  const setRole = useSetMemberRole(project.id);
  const remove = useRemoveMember(project.id);
  const [leaving, setLeaving] = useState<ProjectMember | null>(null);
  const change = (userId: string, role: MemberRole) =>
    setRole.mutate(
      { userId, role },
      { onSuccess: () => toasts.success(t("projectPages.roleChanged")), onError: toasts.failure },
    );
  const columns: readonly Column<ProjectMember>[] = [
    {
      key: "name",
      header: t("projectPages.columnName"),
      width: "minmax(140px, 1fr)",
      cell: ({ userId, name, isDisabled }) => (
        <>
          <Colleague id={userId} name={name} /> {isDisabled && <Tag>{t("projectPages.disabled")}</Tag>}
        </>
      ),
    },
    {
      key: "email",
      header: t("projectPages.columnEmail"),
      width: "minmax(140px, 1fr)",
      isSecondary: true,
      cell: ({ email }) => email,
    },
    {
      key: "role",
      header: t("projectPages.role"),
      width: "150px",
      cell: ({ userId, name, role, abilities }) =>
        abilities.setRole && role !== "owner" && hasPermission("PROJECT_MEMBER_UPDATE") ? (
          <Select
            size="small"
            aria-label={t("projectPages.roleOf", { name })}
            value={role}
            style={{ width: 128 }}
            options={options.map(({ value, label }) => ({ value, label }))}
            onChange={(next) => change(userId, next)}
          />
        ) : (
          roleName(role)
        ),
    },
    {
      key: "joined",
      header: t("projectPages.columnJoined"),
      width: "120px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
    {
      key: "remove",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "48px",
      cell: (member) =>
        member.abilities.remove &&
        hasPermission("PROJECT_MEMBER_DELETE") && (
          <Button
            size="small"
            type="text"
            icon={<UserDeleteOutlined />}
            aria-label={t("projectPages.removeName", { name: member.name })}
            onClick={() => setLeaving(member)}
          />
        ),
    },
  ];
  return (
    <>
      <DataList
        label={t("projectPages.members")}
        columns={columns}
        rows={members}
        rowKey={({ userId }) => userId}
      />
      {total > MEMBERS_PAGE && (
        <Pagination
          size="small"
          align="end"
          showSizeChanger={false}
          current={page}
          pageSize={MEMBERS_PAGE}
          total={total}
          onChange={onPage}
        />
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t("projectPages.removeTitle", { name: leaving?.name ?? "" })}
        action={t("projectPages.remove")}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() =>
          leaving &&
          remove.mutate(leaving.userId, {
            onSuccess: () => toasts.success(t("projectPages.removed", { name: leaving.name })),
            onError: toasts.failure,
            onSettled: () => setLeaving(null),
          })
        }
        onClose={() => setLeaving(null)}
      >
        {t("projectPages.removeText")}
      </ConfirmDialog>
    </>
  );
};
