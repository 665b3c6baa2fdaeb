import type { AnalysisSetKey } from "./analysis-sets.ts";
import type { ChartKind, QueryFilter, QueryGroup, Tile } from "./dashboards.schema.ts";
import type { PeriodKind } from "./periods.ts";

/** Boards that come with the product, for those who run a lab, lead a group, or administer an institute. */
export const readyBoardKeys = ["manager", "leader", "institute"] as const;
export type ReadyBoardKey = (typeof readyBoardKeys)[number];

interface Asked {
  readonly measure?: string;
  readonly groups?: readonly QueryGroup[];
  readonly filters?: readonly { readonly field: string; readonly values: readonly (string | null)[] }[];
  readonly period?: PeriodKind;
}

type Place = readonly [x: number, y: number, width: number, height: number];

/** A tile of a board that comes with the product; its title is made by its readers, in their language. */
const tile = (
  id: string,
  [x, y, width, height]: Place,
  chart: ChartKind,
  [set, time]: readonly [AnalysisSetKey, string],
  { measure = "count", groups = [], filters = [], period }: Asked = {},
): Tile => ({
  ...{ id, title: "", chart, x, y, width, height },
  query: {
    ...{ set, measure, time, most: 12 },
    groups: [...groups],
    filters: filters.map(({ field, values }): QueryFilter => ({ field, values: [...values], isNot: false })),
    period: period ? { kind: period } : null,
  },
});

const by = (field: string): QueryGroup => ({ field });
const per = (time: string, unit: "day" | "week" | "month" | "hourOfWeek"): QueryGroup => ({ time, unit });
const yes = (field: string) => ({ field, values: ["yes"] });

const manager: readonly Tile[] = [
  tile("low", [0, 0, 3, 2], "number", ["materials", "createTime"], {
    filters: [yes("isLow")],
    period: "all",
  }),
  tile("expired", [3, 0, 3, 2], "number", ["stock", "expirationDay"], {
    filters: [yes("isExpired")],
    period: "all",
  }),
  tile("expiring", [6, 0, 3, 2], "number", ["stock", "expirationDay"], { period: "next30Days" }),
  tile("overdue", [9, 0, 3, 2], "number", ["inspections", "dueTime"], {
    filters: [yes("isOverdue")],
    period: "all",
  }),
  tile("value", [0, 2, 6, 4], "bars", ["stock", "createTime"], {
    measure: "value.sum",
    groups: [by("warehouse"), by("currency")],
    period: "all",
  }),
  tile("expiry", [6, 2, 6, 4], "bars", ["stock", "expirationDay"], {
    groups: [per("expirationDay", "month")],
    period: "all",
  }),
  tile("bookings", [0, 6, 6, 4], "stacked", ["bookings", "startTime"], {
    measure: "booked.sum",
    groups: [per("startTime", "day"), by("device")],
    period: "next30Days",
  }),
  tile("hours", [6, 6, 6, 4], "heat", ["bookings", "startTime"], {
    groups: [per("startTime", "hourOfWeek")],
    period: "all",
  }),
  tile("maintenance", [0, 10, 6, 4], "stacked", ["maintenance", "createTime"], {
    groups: [by("device"), by("kind")],
    period: "all",
  }),
  tile("results", [6, 10, 6, 4], "stacked", ["inspectionResults", "submitTime"], {
    groups: [per("submitTime", "week"), by("result")],
  }),
];

const leader: readonly Tile[] = [
  tile("pages", [0, 0, 3, 2], "number", ["notebook", "createTime"]),
  tile("waiting", [3, 0, 3, 2], "number", ["approvals", "createTime"], {
    filters: [{ field: "status", values: ["PENDING"] }],
    period: "all",
  }),
  tile("late", [6, 0, 3, 2], "number", ["tasks", "dueDate"], { filters: [yes("isOverdue")], period: "all" }),
  tile("papers", [9, 0, 3, 2], "number", ["literature", "createTime"]),
  tile("states", [0, 2, 4, 4], "pie", ["notebook", "updateTime"], {
    groups: [by("auditStatus")],
    period: "all",
  }),
  tile("authors", [4, 2, 8, 4], "stacked", ["notebook", "updateTime"], {
    groups: [by("owner"), by("auditStatus")],
    period: "all",
  }),
  tile("tasks", [0, 6, 6, 4], "stacked", ["tasks", "createTime"], {
    groups: [by("assignee"), by("state")],
    period: "all",
  }),
  tile("approvals", [6, 6, 6, 4], "stacked", ["approvals", "createTime"], {
    groups: [per("createTime", "week"), by("status")],
    period: "last90Days",
  }),
  tile("reading", [0, 10, 6, 4], "bars", ["literature", "createTime"], {
    groups: [by("project"), by("readState")],
    period: "all",
  }),
  tile("growth", [6, 10, 6, 4], "line", ["literature", "createTime"], {
    groups: [per("createTime", "week")],
    period: "last90Days",
  }),
];

const institute: readonly Tile[] = [
  tile("members", [0, 0, 3, 2], "number", ["members", "createTime"], {
    filters: [{ field: "status", values: ["active"] }],
    period: "all",
  }),
  tile("projects", [3, 0, 3, 2], "number", ["projects", "createTime"], { period: "all" }),
  tile("files", [6, 0, 3, 2], "number", ["files", "createTime"]),
  tile("storage", [9, 0, 3, 2], "number", ["files", "createTime"], { measure: "size.sum", period: "all" }),
  tile("joined", [0, 2, 6, 4], "bars", ["members", "createTime"], {
    groups: [per("createTime", "month")],
    period: "last12Months",
  }),
  tile("roles", [6, 2, 6, 4], "bars", ["members", "createTime"], { groups: [by("role")], period: "all" }),
  tile("room", [0, 6, 6, 4], "bars", ["files", "createTime"], {
    measure: "size.sum",
    groups: [by("project")],
    period: "all",
  }),
  tile("kinds", [6, 6, 6, 4], "pie", ["files", "createTime"], {
    measure: "size.sum",
    groups: [by("kind")],
    period: "all",
  }),
  tile("activity", [0, 10, 6, 4], "line", ["files", "updateTime"], { groups: [per("updateTime", "day")] }),
  tile("work", [6, 10, 6, 4], "heat", ["files", "updateTime"], { groups: [per("updateTime", "hourOfWeek")] }),
];

/** The tiles of each board; they are copied when someone makes a board of their own from them. */
export const readyBoards: Readonly<Record<ReadyBoardKey, readonly Tile[]>> = { manager, leader, institute };
