import type { BoardScope, ChartKind, Id, Period, Tile } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";

/* Reads projects and accounts of the areas it needs, for names. */

export interface DashboardRow {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly scope: BoardScope;
  readonly project_id: Id | null;
  readonly project_name: string | null;
  readonly can_manage: boolean | null;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly period: Period;
  readonly version: number;
  readonly update_time: Date;
  readonly tile_count: number;
}

interface TileRow {
  readonly key: string;
  readonly title: string;
  readonly chart: ChartKind;
  readonly query: Tile["query"];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const columns = `d.id, d.name, d.description, d.scope, d.project_id, p.name as project_name, p.can_manage, d.owner_id,
  a.name as owner_name, d.period, d.version, d.update_time,
  (select count(*)::integer from tile t where t.tenant_id = d.tenant_id and t.dashboard_id = d.id) as tile_count`;
const joins = `dashboard d join account a on a.id = d.owner_id
  left join readable_project p on p.tenant_id = d.tenant_id and p.id = d.project_id`;

/** One's own boards and the team's; or those of a project. */
export const listDashboards = (q: Queries, projectId: Id | null): Promise<DashboardRow[]> =>
  projectId === null
    ? q.rows<DashboardRow>(
        `select ${columns} from ${joins} where d.scope in ('own', 'team')
         order by d.scope, d.name collate natural_name, d.id`,
      )
    : q.rows<DashboardRow>(
        `select ${columns} from ${joins} where d.project_id = $1 order by d.name collate natural_name, d.id`,
        [projectId],
      );

export const findDashboard = (q: Queries, id: Id): Promise<DashboardRow | undefined> =>
  q.row<DashboardRow>(`select ${columns} from ${joins} where d.id = $1`, [id]);

/** Locks a board until the transaction ends. */
export const lockDashboard = (tx: Queries, id: Id): Promise<DashboardRow | undefined> => {
  tx.send("select 1 from dashboard where id = $1 for no key update", [id]);
  return findDashboard(tx, id);
};

/** Serializes the creation of boards of one place, so that their limit holds. */
export const countDashboards = async (
  tx: Queries,
  scope: BoardScope,
  projectId: Id | null,
): Promise<number> => {
  tx.send("select pg_advisory_xact_lock(hashtextextended($1, current_tenant_id()))", ["dashboards"]);
  const row = await tx.row<{ count: number }>(
    `select count(*)::integer as count from dashboard
     where scope = $1 and project_id is not distinct from $2 and (scope <> 'own' or owner_id = current_user_id())`,
    [scope, projectId],
  );
  return row!.count;
};

export const listTiles = async (q: Queries, dashboardId: Id): Promise<Tile[]> =>
  (
    await q.rows<TileRow>(
      "select key, title, chart, query, x, y, width, height from tile where dashboard_id = $1 order by place",
      [dashboardId],
    )
  ).map(({ key, ...row }) => ({ id: key, ...row }));

export interface DashboardWrite {
  readonly name: string;
  readonly description: string;
  readonly period: Period;
  readonly scope: BoardScope;
  readonly projectId: Id | null;
}

const valuesOf = (input: DashboardWrite): unknown[] => [
  input.scope,
  input.projectId,
  input.name,
  input.description,
  JSON.stringify(input.period),
];

export const insertDashboard = async (tx: Queries, input: DashboardWrite): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into dashboard (scope, project_id, name, description, period) values ($1, $2, $3, $4, $5) returning id`,
    valuesOf(input),
  ))!.id;

export const updateDashboard = (tx: Queries, id: Id, input: DashboardWrite): void =>
  tx.send(
    `update dashboard set scope = $2, project_id = $3, name = $4, description = $5, period = $6,
       version = version + 1, update_time = now() where id = $1`,
    [id, ...valuesOf(input)],
  );

export const replaceTiles = async (tx: Queries, dashboardId: Id, tiles: readonly Tile[]): Promise<void> => {
  tx.send("delete from tile where dashboard_id = $1", [dashboardId]);
  if (tiles.length === 0) return;
  await tx.rows(
    `insert into tile (dashboard_id, key, place, title, chart, query, x, y, width, height)
     select $1, g.key, g.place, g.title, g.chart, g.query, g.x, g.y, g.width, g.height
     from unnest($2::text[], $3::text[], $4::text[], $5::json[], $6::smallint[], $7::smallint[], $8::smallint[],
       $9::smallint[]) with ordinality as g (key, title, chart, query, x, y, width, height, place)`,
    [
      dashboardId,
      tiles.map(({ id }) => id),
      tiles.map(({ title }) => title),
      tiles.map(({ chart }) => chart),
      tiles.map(({ query }) => JSON.stringify(query)),
      tiles.map(({ x }) => x),
      tiles.map(({ y }) => y),
      tiles.map(({ width }) => width),
      tiles.map(({ height }) => height),
    ],
  );
};

export const deleteDashboard = (tx: Queries, id: Id): void =>
  tx.send("delete from dashboard where id = $1", [id]);

/** Shared boards of a leaving member; a board of their own is seen by no one else, and waits for them. */
export const transferDashboards = (tx: Queries, from: Id, to: Id): void =>
  tx.send("update dashboard set owner_id = $2 where owner_id = $1 and scope <> 'own'", [from, to]);
