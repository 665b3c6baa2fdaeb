import { activationModules } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { reasonAgainstApplying, stateOf, type TeamState } from "./applications.rules.ts";
import type { ApplicationRow } from "./applications.store.ts";

const application = (part: Partial<ApplicationRow>): ApplicationRow => ({
  id: "1",
  tenant_id: "1",
  tenant_name: "Lab",
  applicant_id: "1",
  modules: ["inventory"],
  name: "Ann",
  organization_name: "Institute",
  mobile: "13800138000",
  email: null,
  research_field: null,
  status: "waiting",
  remark: null,
  create_time: new Date(0),
  decide_time: null,
  ...part,
});
const team = (part: Partial<TeamState> = {}): TeamState => ({
  built: activationModules,
  memberCount: 3,
  enabled: new Set(),
  applications: [],
  ...part,
});

it.each<[string, TeamState, string | null]>([
  ["a team of three", team(), null],
  ["what is not there", team({ built: ["sample"] }), "activation.not.built"],
  ["a team of two", team({ memberCount: 2 }), "activation.team.too.small"],
  ["a team that has the module", team({ enabled: new Set(["inventory"]) }), "activation.already.enabled"],
  ["a team that has another", team({ enabled: new Set(["sample"]) }), null],
  ["a team that waits", team({ applications: [application({})] }), "activation.already.asked"],
  [
    "a team that waits for another",
    team({ applications: [application({ modules: ["sample", "analysis"] })] }),
    null,
  ],
  [
    "a team that was refused",
    team({ applications: [application({ status: "rejected", remark: "why" })] }),
    null,
  ],
])("judges %s", (_, state, reason) => expect(reasonAgainstApplying(["inventory"], state)).toBe(reason));

it("returns for each module the result of its last application", () => {
  const applications = [
    application({ id: "3", modules: ["sample"], status: "waiting" }),
    application({ id: "2", modules: ["inventory", "sample"], status: "rejected", remark: "why" }),
  ];
  const { modules } = stateOf(team({ applications, enabled: new Set(["analysis"]) }));
  expect(
    modules.map(({ module, isEnabled, application: last }) => [module, isEnabled, last?.id ?? null]),
  ).toEqual([
    ["inventory", false, "2"],
    ["equipment", false, null],
    ["sample", false, "3"],
    ["analysis", true, null],
  ]);
});
