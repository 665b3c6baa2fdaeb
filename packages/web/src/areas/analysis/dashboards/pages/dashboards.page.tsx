import { readyBoardKeys } from "@benchleaf/contract";
import { useBreadcrumbs } from "../../../../kernel/breadcrumbs.ts";
import { features } from "../../../../kernel/features.ts";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../../kernel/router.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { ListSkeleton } from "../../../../ui/list-skeleton.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { ModuleIntroduction } from "../../../billing/billing.public.tsx";
import { useBoard } from "../dashboards.queries.ts";
import { BoardView } from "../parts/board-view.tsx";
import { BoardsOverview } from "../parts/boards-overview.tsx";
import { ReadyView } from "../parts/ready-view.tsx";
import { type Go, useGo } from "../parts/use-go.ts";

const OpenBoard = ({ id, go }: { readonly id: string; readonly go: Go }) => {
  const t = useTranslation();
  const { data: board, error, refetch } = useBoard(id);
  useBreadcrumbs([
    { label: t("features.MENU_DASHBOARD"), to: "/analysis" },
    { label: board?.name ?? t("dashboards.title") },
  ]);
  return (
    <Page>
      {error && !board && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!board && !error && <ListSkeleton rows={8} label={t("shell.loading")} />}
      {board && (
        <BoardView
          key={board.id}
          board={board}
          go={go}
          head={(actions) => <PageHeader title={board.name} actions={actions} />}
        />
      )}
    </Page>
  );
};

/** Boards, or one of them; what dashboards are for, as long as the team has not got them. */
export default function DashboardsPage() {
  const query = useQueryParams();
  const go = useGo();
  if (!features.get().has("MENU_DASHBOARD")) return <ModuleIntroduction />;
  const ready = readyBoardKeys.find((key) => key === query.ready);
  if (ready !== undefined) return <ReadyView key={ready} board={ready} />;
  if (query.board) return <OpenBoard id={query.board} go={go} />;
  return <BoardsOverview isCreating={query.create === "board"} go={go} />;
}
