import { ADMIN_ROLE_KEY, type Dashboard, type DashboardSummary } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { DashboardRow } from "./dashboards.store.ts";

type Asking = Pick<Session, "userId" | "roles" | "isOwner">;

/** Its owner; of a team's board those who administer the team, of a project's those who manage it. */
export const mayEdit = (board: DashboardRow, { userId, roles, isOwner }: Asking): boolean => {
  if (board.owner_id === userId) return true;
  if (board.scope === "team") return isOwner || roles.has(ADMIN_ROLE_KEY);
  return board.scope === "project" && board.can_manage === true;
};

/** A board in a list. */
export const presentSummary = (row: DashboardRow, asking: Asking): DashboardSummary => ({
  id: row.id,
  name: row.name,
  description: row.description,
  scope: row.scope,
  projectId: row.project_id,
  projectName: row.project_name,
  ownerId: row.owner_id,
  ownerName: row.owner_name,
  tileCount: row.tile_count,
  version: row.version,
  updateTime: row.update_time.toISOString(),
  abilities: { edit: mayEdit(row, asking) },
});

/** A board with its tiles. */
export const presentDashboard = (
  row: DashboardRow,
  tiles: Dashboard["tiles"],
  asking: Asking,
): Dashboard => ({ ...presentSummary(row, asking), period: row.period, tiles });
