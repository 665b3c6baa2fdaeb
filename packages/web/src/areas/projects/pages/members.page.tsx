import { LogoutOutlined, UserAddOutlined } from "@ant-design/icons";
import type { Project } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Input } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { AddMembersDialog } from "../parts/add-members-dialog.tsx";
import { MemberList } from "../parts/member-list.tsx";
import { ProjectFrame } from "../parts/project-frame.tsx";
import { RequestList } from "../parts/request-list.tsx";
import { useJoin, useMembers, useQuit } from "../project.queries.ts";

const Members = ({ project }: { project: Project }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const search = query.search ?? "";
  const page = Math.max(1, Number(query.page) || 1);
  const { data, error, refetch } = useMembers(project.id, page, search);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: `/project/${project.id}/member`, search: { ...query, ...change }, replace: true });
  const list = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <ListSkeleton label={t("shell.loading")} />;
    if (data.records.length === 0)
      return <EmptyState sketch="none" title={t("projectPages.noMemberFound", { search })} />;
    return (
      <MemberList
        project={project}
        members={data.records}
        total={data.total}
        page={page}
        onPage={(next) => go({ page: next > 1 ? String(next) : undefined })}
      />
    );
  };
  return (
    <>
      {project.abilities.manageMembers && hasPermission("PROJECT_MEMBER_CREATE") && (
        <RequestList projectId={project.id} />
      )}
      <ToolLine>
        <Input.Search
          key={search}
          allowClear
          defaultValue={search}
          placeholder={t("projectPages.searchMembers")}
          aria-label={t("projectPages.searchMembers")}
          style={{ width: 240 }}
          onSearch={(text) => go({ search: text.trim() || undefined, page: undefined })}
        />
      </ToolLine>
      {list()}
    </>
  );
};

const Actions = ({ project }: { project: Project }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"add" | "quit" | null>(null);
  const join = useJoin(project.id);
  const quit = useQuit(project.id);
  const { manageMembers, join: canJoin, quit: canQuit } = project.abilities;
  const leave = () =>
    quit.mutate(undefined, {
      onSuccess: () => {
        toasts.success(t("projectPages.hasQuit"));
        void navigate({ to: "/project" });
      },
      onError: toasts.failure,
    });
  return (
    <>
      {canQuit && (
        <Button icon={<LogoutOutlined />} onClick={() => setOpen("quit")}>
          {t("projectPages.quit")}
        </Button>
      )}
      {canJoin && hasPermission("PROJECT_JOIN") && (
        <Button
          type="primary"
          loading={join.isPending}
          onClick={() => join.mutate(undefined, { onError: toasts.failure })}
        >
          {t("projectPages.join")}
        </Button>
      )}
      {manageMembers && hasPermission("PROJECT_MEMBER_CREATE") && (
        <Button type="primary" icon={<UserAddOutlined />} onClick={() => setOpen("add")}>
          {t("projectPages.addMembers")}
        </Button>
      )}
      {open === "add" && <AddMembersDialog projectId={project.id} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === "quit"}
        title={t("projectPages.quitTitle", { name: project.name })}
        action={t("projectPages.quit")}
        isDanger
        isBusy={quit.isPending}
        onConfirm={leave}
        onClose={() => setOpen(null)}
      >
        {t("projectPages.quitText")}
      </ConfirmDialog>
    </>
  );
};

/** Who works in a project, and with which right. */
export default function MembersPage() {
  const t = useTranslation();
  return (
    <ProjectFrame place={t("projectPages.members")} actions={(project) => <Actions project={project} />}>
      {(project) => <Members project={project} />}
    </ProjectFrame>
  );
}
