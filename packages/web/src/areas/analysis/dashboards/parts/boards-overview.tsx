import { PlusOutlined } from "@ant-design/icons";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useBreadcrumbs } from "../../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { hasPermission } from "../../../../kernel/session.ts";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { ListSkeleton } from "../../../../ui/list-skeleton.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { useBoards, useCreateBoard } from "../dashboards.queries.ts";
import styles from "./board.module.css";
import { BoardDialog } from "./board-dialog.tsx";
import { BoardList } from "./board-list.tsx";
import { ReadyList } from "./ready-list.tsx";
import type { Go } from "./use-go.ts";

interface BoardsOverviewProps {
  readonly isCreating: boolean;
  readonly go: Go;
}

/** One's own boards, those of the team, and those that come with the product. */
export const BoardsOverview = ({ isCreating, go }: BoardsOverviewProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const create = useCreateBoard();
  const { data: boards, error, refetch } = useBoards(null);
  useBreadcrumbs([{ label: t("features.MENU_DASHBOARD") }]);
  const own = boards?.filter(({ scope }) => scope === "own") ?? [];
  const team = boards?.filter(({ scope }) => scope === "team") ?? [];
  return (
    <Page>
      <PageHeader
        title={t("features.MENU_DASHBOARD")}
        actions={
          <>
            {hasPermission("PROJECT_READ") && <Link to="/analysis/files">{t("dashboards.analyses")}</Link>}
            <Button type="primary" icon={<PlusOutlined />} onClick={() => go({ create: "board" })}>
              {t("dashboards.new")}
            </Button>
          </>
        }
      />
      {error && !boards && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!boards && !error && <ListSkeleton rows={6} label={t("shell.loading")} />}
      {boards && (
        <div className={styles.lists}>
          <BoardList title={t("dashboards.mine")} boards={own} emptyText={t("dashboards.emptyText")} />
          <BoardList title={t("dashboards.team")} boards={team} emptyText={t("dashboards.emptyTeam")} />
          <ReadyList />
        </div>
      )}
      {isCreating && (
        <BoardDialog
          title={t("dashboards.new")}
          action={t("dashboards.new")}
          initial={{ name: "", description: "", scope: "own" }}
          isOfProject={false}
          canShare
          isBusy={create.isPending}
          onSubmit={(facts) =>
            create.mutate(
              { ...facts, period: { kind: "last30Days" }, tiles: [], projectId: null },
              {
                onSuccess: ({ id }) => {
                  toasts.success(t("dashboards.created"));
                  void navigate({ to: "/analysis", search: { board: id } });
                },
                onError: toasts.failure,
              },
            )
          }
          onClose={() => go({ create: undefined })}
        />
      )}
    </Page>
  );
};
