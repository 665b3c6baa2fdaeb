import { dashboardsApi, type Period } from "@benchleaf/contract";
import { type Binding, bind } from "../../../kernel/mount.ts";
import { problem } from "../../../kernel/problem.ts";
import type { AnswerQueries } from "./answer-queries.ts";
import type { ExportDashboards } from "./export-dashboards.ts";
import type { ManageDashboards } from "./manage-dashboards.ts";

/** The services of dashboards. */
export interface Dashboards {
  readonly boards: ManageDashboards;
  readonly queries: AnswerQueries;
  readonly exports: ExportDashboards;
}

const periodOf = ({
  period: kind,
  from,
  to,
}: {
  readonly period?: Period["kind"] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Period | null => {
  if (kind !== "custom") return kind === undefined ? null : { kind };
  if (from === undefined || to === undefined || from > to)
    throw problem("request.invalid", { issues: [{ path: "query.from", message: "custom" }] });
  return { kind, from, to };
};

/** Sets, queries, boards and their exports. */
export const dashboardsRoutes = ({ boards, queries, exports }: Dashboards): Binding[] => [
  bind(dashboardsApi.sets, (_, { session }) => queries.sets(session)),
  bind(dashboardsApi.query, ({ body }, { session, locale }) => queries.query(session, { ...body, locale })),
  bind(dashboardsApi.records, ({ body }, { session }) => queries.records(session, body)),
  bind(dashboardsApi.values, ({ query: { projectId = null, ...asked } }, { session, locale }) =>
    queries.values(session, locale, { ...asked, projectId }),
  ),
  bind(dashboardsApi.list, (_, { session }) => boards.list(session, null)),
  bind(dashboardsApi.listOfProject, ({ params }, { session }) => boards.list(session, params.projectId)),
  bind(dashboardsApi.get, ({ params }, { session }) => boards.get(session, params.dashboardId)),
  bind(dashboardsApi.create, ({ body }, { session }) => boards.create(session, body)),
  bind(dashboardsApi.save, ({ params, body }, { session }) =>
    boards.save(session, params.dashboardId, body.baseVersion, body.board),
  ),
  bind(dashboardsApi.remove, ({ params }, { session }) => boards.remove(session, params.dashboardId)),
  bind(dashboardsApi.export, ({ params, query }, { session }) => {
    const { locale, timezone, weekStart } = query;
    const asked = { locale, zone: { timezone, weekStart }, period: periodOf(query) };
    return query.format === "csv"
      ? exports.csv(session, params.dashboardId, query.tile ?? "", asked)
      : exports.pdf(session, params.dashboardId, asked);
  }),
];
