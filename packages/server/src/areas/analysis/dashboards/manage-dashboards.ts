import {
  type Dashboard,
  type DashboardInput,
  type DashboardSummary,
  type Id,
  MAX_DASHBOARDS,
} from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import { openProject } from "../../projects/projects.service.ts";
import { checkQuery } from "./check-query.rules.ts";
import { mayEdit, presentDashboard, presentSummary } from "./dashboards.policy.ts";
import * as store from "./dashboards.store.ts";
import { demandDashboards, findFeatures } from "./set-access.ts";

/** Boards: one's own, the team's, and those of projects. Reading one gives its definition, never anyone's numbers. */
export const manageDashboards = ({ database, audit }: Pick<Kernel, "database" | "audit">) => {
  const demand = async (q: Queries, session: Session, projectId: Id | null): Promise<void> =>
    demandDashboards(q, session, await findFeatures(q), projectId);

  /** @throws dashboard.not.found */
  const find = async (q: Queries, session: Session, id: Id): Promise<store.DashboardRow> => {
    const row = await store.findDashboard(q, id);
    if (row === undefined) throw problem("dashboard.not.found");
    await demand(q, session, row.project_id);
    return row;
  };

  const show = async (q: Queries, session: Session, id: Id): Promise<Dashboard> => {
    const row = await find(q, session, id);
    return presentDashboard(row, await store.listTiles(q, id), session);
  };

  const note = (tx: Queries, session: Session, verb: "create" | "remove" | "update", id: Id, more: object) =>
    audit.record(tx, session, {
      action: `dashboard.${verb}`,
      objectType: "dashboard",
      objectId: id,
      ...more,
    });

  /** @throws project.no.access, analysis.query.invalid */
  const check = async (
    tx: Queries,
    session: Session,
    { projectId, tiles }: DashboardInput,
  ): Promise<void> => {
    await demand(tx, session, projectId);
    if (projectId !== null && !(await openProject(tx, projectId)).can_write)
      throw problem("project.no.access", { projectId });
    for (const { query } of tiles) checkQuery(query);
  };

  /** @throws dashboard.limit.exceed */
  const checkLimit = async (tx: Queries, { scope, projectId }: DashboardInput): Promise<void> => {
    if ((await store.countDashboards(tx, scope, projectId)) >= MAX_DASHBOARDS)
      throw problem("dashboard.limit.exceed", { limit: MAX_DASHBOARDS });
  };

  /** @throws dashboard.not.found, dashboard.not.yours */
  const lock = async (tx: Queries, session: Session, id: Id): Promise<store.DashboardRow> => {
    await find(tx, session, id);
    const row = await store.lockDashboard(tx, id);
    if (row === undefined) throw problem("dashboard.not.found");
    if (!mayEdit(row, session)) throw problem("dashboard.not.yours");
    return row;
  };

  const factsOf = ({ name, scope, projectId, tiles }: DashboardInput) => ({
    ...{ name, scope, tiles: tiles.length },
    ...(projectId !== null && { projectId }),
  });

  return {
    get: (session: Session, id: Id): Promise<Dashboard> =>
      database.read(session, (q) => show(q, session, id)),

    list: (session: Session, projectId: Id | null): Promise<{ boards: DashboardSummary[] }> =>
      database.read(session, async (q) => {
        await demand(q, session, projectId);
        const rows = await store.listDashboards(q, projectId);
        return { boards: rows.map((row) => presentSummary(row, session)) };
      }),

    create: (session: Session, input: DashboardInput): Promise<Dashboard> =>
      database.write(session, async (tx) => {
        await check(tx, session, input);
        await checkLimit(tx, input);
        const id = await store.insertDashboard(tx, input);
        await store.replaceTiles(tx, id, input.tiles);
        await note(tx, session, "create", id, { after: factsOf(input) });
        return show(tx, session, id);
      }),

    save: (session: Session, id: Id, baseVersion: number, input: DashboardInput): Promise<Dashboard> =>
      database.write(session, async (tx) => {
        const row = await lock(tx, session, id);
        if (row.version !== baseVersion) throw problem("dashboard.stale");
        await check(tx, session, input);
        const isMoved = row.scope !== input.scope || row.project_id !== input.projectId;
        // Only who made a board hands it over, and no one makes another's board their own.
        if (isMoved && row.owner_id !== session.userId) throw problem("dashboard.not.yours");
        if (isMoved) await checkLimit(tx, input);
        store.updateDashboard(tx, id, input);
        await store.replaceTiles(tx, id, input.tiles);
        await note(tx, session, "update", id, {
          before: { name: row.name, scope: row.scope, tiles: row.tile_count },
          after: factsOf(input),
        });
        return show(tx, session, id);
      }),

    remove: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const row = await lock(tx, session, id);
        store.deleteDashboard(tx, id);
        await note(tx, session, "remove", id, { before: { name: row.name, scope: row.scope } });
        return null;
      }),
  };
};
export type ManageDashboards = ReturnType<typeof manageDashboards>;
