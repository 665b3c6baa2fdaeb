import { reservationsApi, upkeepApi } from "@benchleaf/contract";
import {
  type AnalysisSet,
  analysisSet,
  NAMES_OF_ACCOUNTS,
  NAMES_OF_PROJECTS,
} from "../../kernel/analysis-sets.ts";

const device = (sql: string) => ({
  sql,
  names: "select id, name from equipment where id = any($1::bigint[])",
});
const person = (sql: string) => ({ sql, names: NAMES_OF_ACCOUNTS });
const project = (sql: string) => ({ sql, names: NAMES_OF_PROJECTS });

/** Bookings that use time of devices in service, as the calendar shows them. */
export const bookingsSet: AnalysisSet = analysisSet<"bookings">({
  key: "bookings",
  list: reservationsApi.list,
  rows: async () => ({
    from: "reservation r join equipment e on e.tenant_id = r.tenant_id and e.id = r.equipment_id",
    where: ["r.status in ('waiting', 'approved', 'closed')", "e.status = 'normal'"],
  }),
  fields: {
    device: device("r.equipment_id"),
    person: person("r.user_id"),
    project: project("r.project_id"),
    status: { sql: "r.status" },
    kind: { sql: "r.kind" },
    outcome: { sql: "r.outcome" },
  },
  measures: { booked: "extract(epoch from r.end_time - r.start_time) / 3600" },
  times: { startTime: "r.start_time", createTime: "r.create_time" },
  id: "r.id",
  name: "concat_ws(' ', e.name, nullif(r.title, ''))",
});

/** The logbook of devices. */
export const deviceUseSet: AnalysisSet = analysisSet<"deviceUse">({
  key: "deviceUse",
  list: upkeepApi.usage,
  rows: async () => ({
    from: "equipment_usage u join equipment e on e.tenant_id = u.tenant_id and e.id = u.equipment_id",
    where: [],
  }),
  fields: {
    device: device("u.equipment_id"),
    person: person("u.user_id"),
    project: project("u.project_id"),
    currency: { sql: "u.currency" },
  },
  measures: { used: "extract(epoch from u.to_time - u.from_time) / 3600", cost: "u.cost" },
  times: { startTime: "u.from_time" },
  id: "u.id",
  name: "e.name",
});

/** Maintenance, calibrations and repairs, planned and done. */
export const maintenanceSet: AnalysisSet = analysisSet<"maintenance">({
  key: "maintenance",
  list: upkeepApi.list,
  rows: async () => ({
    from: "maintenance m join equipment e on e.tenant_id = m.tenant_id and e.id = m.equipment_id",
    where: [],
  }),
  fields: {
    device: device("m.equipment_id"),
    kind: { sql: "m.kind" },
    status: { sql: "m.status" },
    currency: { sql: "m.currency" },
  },
  measures: { cost: "m.cost" },
  times: { createTime: "m.create_time", doneDate: "m.done_date" },
  id: "m.id",
  name: "concat_ws(' ', e.name, nullif(m.title, ''))",
});
