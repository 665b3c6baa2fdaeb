import { upkeepApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../../kernel/mount.ts";
import type { MaintainDevices } from "./maintain-devices.ts";
import type { ReadEquipmentFigures } from "./read-equipment-figures.ts";
import type { RecordUsage } from "./record-usage.ts";

export interface Upkeep {
  readonly usage: RecordUsage;
  readonly upkeep: MaintainDevices;
  readonly readFigures: ReadEquipmentFigures;
}

export const upkeepRoutes = ({ usage, upkeep, readFigures }: Upkeep): Binding[] => [
  bind(upkeepApi.usage, ({ query }, { session }) => usage.list(session, query)),
  bind(upkeepApi.recordUsage, ({ body }, { session }) => usage.create(session, body)),
  bind(upkeepApi.recordUsages, ({ body }, { session }) => usage.createAll(session, body.rows)),
  bind(upkeepApi.list, ({ query }, { session }) => upkeep.list(session, query)),
  bind(upkeepApi.effects, ({ body }, { session }) => upkeep.effects(session, body)),
  bind(upkeepApi.plan, ({ body }, { session }) => upkeep.plan(session, body)),
  bind(upkeepApi.finish, ({ params, body }, { session }) =>
    upkeep.finish(session, params.maintenanceId, body),
  ),
  bind(upkeepApi.cancel, ({ params }, { session }) => upkeep.cancel(session, params.maintenanceId)),
  bind(upkeepApi.plans, ({ query }, { session }) => upkeep.plans(session, query.equipmentId)),
  bind(upkeepApi.createPlan, ({ body }, { session }) => upkeep.createPlan(session, body)),
  bind(upkeepApi.removePlan, ({ params }, { session }) => upkeep.removePlan(session, params.planId)),
  bind(upkeepApi.report, ({ params, body }, { session }) => upkeep.report(session, params.equipmentId, body)),
  bind(upkeepApi.reports, ({ query }, { session }) => upkeep.reports(session, query)),
  bind(upkeepApi.closeReport, ({ params }, { session }) => upkeep.closeReport(session, params.reportId)),
  bind(upkeepApi.dashboardBookings, ({ query }, { session }) => readFigures.bookings(session, query)),
  bind(upkeepApi.dashboard, ({ query }, { session }) => readFigures.figures(session, query)),
];
