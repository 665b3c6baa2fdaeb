import type { Project } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { ProjectBoards } from "../../analysis/analysis.public.tsx";
import { DashboardBoard } from "../parts/dashboard-board.tsx";
import { ProjectFrame } from "../parts/project-frame.tsx";
import { useDashboard } from "../project.queries.ts";

const RANGES = [7, 30, 90] as const;

const Dashboard = ({ project }: { project: Project }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const asked = Number(useQueryParams().days);
  const days = RANGES.find((range) => range === asked) ?? 30;
  const { timezone } = usePreferences();
  const { data, error, refetch } = useDashboard(project.id, days, timezone);
  const show = (next: number) =>
    void navigate({
      to: `/project/${project.id}/dashboard`,
      search: { days: String(next) },
      replace: true,
    });
  return (
    <>
      <ToolLine>
        <Segmented
          aria-label={t("projectPages.range")}
          value={days}
          options={RANGES.map((value) => ({ value, label: t("projectPages.lastDays", { count: value }) }))}
          onChange={show}
        />
      </ToolLine>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton label={t("shell.loading")} />}
      {data && <DashboardBoard project={project} figures={data} />}
    </>
  );
};

/** A project in figures. */
export default function DashboardPage() {
  const t = useTranslation();
  return (
    <ProjectFrame place={t("projectPages.dashboard")}>
      {(project) => <ProjectBoards project={project} overview={<Dashboard project={project} />} />}
    </ProjectFrame>
  );
}
