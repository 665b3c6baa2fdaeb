import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Projects that the user may open. */
export const projectsSets = setKeys({
  projects: {
    opens: "/project/:id/file",
    list: { page: "/project", search: {} },
    fields: {
      accessLevel: { type: "choice", choices: ["PUBLIC", "PRIVATE"] },
      isPersonal: { type: "yesNo" },
      owner: { type: "record" },
    },
    measures: { members: { how: ["sum", "average"] } },
    times: { createTime: "instant" },
  },
});
