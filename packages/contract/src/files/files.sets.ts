import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Files of all kinds. */
export const filesSets = setKeys({
  files: {
    opens: "/project/file/:kind/:id",
    list: {
      page: "/project/resource",
      search: { kind: "kind", project: "project", owner: "owner" },
    },
    fields: {
      kind: { type: "choice", choices: "fileKinds" },
      project: { type: "record" },
      owner: { type: "record" },
    },
    measures: { size: { how: ["sum", "average"], unit: "bytes" } },
    times: { updateTime: "instant", createTime: "instant" },
  },
});
