import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Samples in storage and checked out. */
export const samplesSets = setKeys({
  samples: {
    opens: "/sample/:warehouse/view/:id",
    list: {
      page: "/sample/:warehouse/view",
      search: { state: "state", template: "metaId", stage: "stage" },
    },
    fields: {
      warehouse: { type: "record" },
      state: { type: "choice", choices: ["in", "out"] },
      template: { type: "record" },
      stage: { type: "text" },
      project: { type: "record" },
      owner: { type: "record" },
      isOverdue: { type: "yesNo" },
    },
    times: { createTime: "instant", expirationDay: "day" },
  },
});
