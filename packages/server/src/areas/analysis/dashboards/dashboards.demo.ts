import { dashboardsApi, instanceTeamsApi, readyBoards, type Tile } from "@benchleaf/contract";
import type { DemoLab } from "../../../kernel/demo/demo-lab.ts";

const ofFiles = (
  id: string,
  place: Pick<Tile, "x" | "y" | "width" | "height">,
  part: Partial<Tile>,
): Tile => ({
  ...{ id, title: "", chart: "bars", ...place },
  query: {
    ...{ set: "files", measure: "count", groups: [{ field: "kind" }], filters: [] },
    ...{ time: "updateTime", period: null, most: 12 },
  },
  ...part,
});

/** A board of the team and one of a project. */
export const demoDashboards = (lab: DemoLab): void => {
  const words = lab.words.analysis;
  lab.on(9, "09:05", async () => {
    await lab.ask("owner", instanceTeamsApi.changeSwitches, {
      params: { tenantId: lab.scopeOf("owner").tenantId },
      body: {
        switches: [
          {
            ...{ feature: "MENU_DASHBOARD", enabled: true, visible: true },
            ...{ limitedQuantity: -1, sendMethod: [] },
          },
        ],
      },
    });
    await lab.ask("owner", dashboardsApi.create, {
      body: {
        name: words.weekly,
        description: words.weeklyText,
        period: { kind: "last90Days" },
        tiles: [...readyBoards.leader],
        ...{ scope: "team", projectId: null },
      },
    });
  });
  lab.on(8, "10:40", () =>
    lab.ask("owner", dashboardsApi.create, {
      body: {
        name: words.progress,
        description: words.progressText,
        period: { kind: "last90Days" },
        tiles: [
          ofFiles("kinds", { x: 0, y: 0, width: 6, height: 4 }, { chart: "pie" }),
          ofFiles(
            "days",
            { x: 6, y: 0, width: 6, height: 4 },
            {
              chart: "line",
              query: {
                ...{
                  set: "files",
                  measure: "count",
                  filters: [],
                  time: "updateTime",
                  period: null,
                  most: 12,
                },
                groups: [{ time: "updateTime", unit: "week" }],
              },
            },
          ),
          ofFiles(
            "tasks",
            { x: 0, y: 4, width: 12, height: 4 },
            {
              chart: "stacked",
              query: {
                ...{ set: "tasks", measure: "count", filters: [], time: "createTime", most: 12 },
                groups: [{ field: "assignee" }, { field: "state" }],
                period: { kind: "all" },
              },
            },
          ),
        ],
        ...{ scope: "project", projectId: lab.idOf("project.crispr") },
      },
    }),
  );
};
