import { UploadOutlined, UserAddOutlined } from "@ant-design/icons";
import type { Member } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Input, Segmented } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { ExportMenu } from "../../../kernel/tables/export-menu.tsx";
import { ImportTable } from "../../../kernel/tables/import-table.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { InvitationList } from "../parts/invitation-list.tsx";
import { InviteDialog } from "../parts/invite-dialog.tsx";
import { useMemberColumns } from "../parts/member-columns.tsx";
import { MemberDialogs, type MemberTask } from "../parts/member-dialogs.tsx";
import { useMembers, useMembersChanged } from "../settings.queries.ts";

const MemberList = ({ search, onTask }: { search: string; onTask: (task: MemberTask) => void }) => {
  const t = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMembers(search);
  const columns = useMemberColumns(onTask);
  const members = data?.pages.flatMap(({ records }) => records);
  if (error && !members) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!members) return <ListSkeleton label={t("shell.loading")} />;
  if (members.length === 0) return <EmptyState sketch="none" title={t("teams.noMemberFound", { search })} />;
  return (
    <DataList<Member>
      label={t("teams.members")}
      columns={columns}
      rows={members}
      rowKey={({ userId }) => userId}
      onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
    />
  );
};

export default function UsersPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const search = query.search ?? "";
  const isInvitations = query.view === "invitations";
  const [isImporting, setImporting] = useState(false);
  const changed = useMembersChanged();
  const [task, setTask] = useState<MemberTask | null>(null);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: "/settings/users", search: { ...query, ...change }, replace: true });
  const mayInvite = hasPermission("USER_CREATE");
  const invite = mayInvite && (
    <Button type="primary" icon={<UserAddOutlined />} onClick={() => go({ create: "invitation" })}>
      {t("teams.invite")}
    </Button>
  );
  return (
    <SettingsFrame
      title={t("teams.members")}
      actions={
        <>
          {mayInvite && (
            <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
              {t("teams.inviteByTable")}
            </Button>
          )}
          <ExportMenu kind="member" params={search === "" ? {} : { search }} />
          {invite}
        </>
      }
    >
      <ToolLine>
        {!isInvitations && (
          <Input.Search
            key={search}
            allowClear
            defaultValue={search}
            placeholder={t("teams.searchMembers")}
            aria-label={t("teams.searchMembers")}
            style={{ width: 340 }}
            onSearch={(text) => go({ search: text.trim() || undefined })}
          />
        )}
        <Segmented
          aria-label={t("teams.members")}
          value={isInvitations ? "invitations" : "members"}
          options={[
            { value: "members", label: t("teams.members") },
            { value: "invitations", label: t("teams.invitations") },
          ]}
          onChange={(next) => go({ view: next === "invitations" ? next : undefined })}
        />
      </ToolLine>
      {isInvitations ? <InvitationList action={invite} /> : <MemberList search={search} onTask={setTask} />}
      {query.create === "invitation" && mayInvite && (
        <InviteDialog onClose={() => go({ create: undefined })} />
      )}
      {isImporting && (
        <ImportTable kind="invitation" onWritten={changed} onClose={() => setImporting(false)} />
      )}
      {task && <MemberDialogs task={task} onClose={() => setTask(null)} />}
    </SettingsFrame>
  );
}
