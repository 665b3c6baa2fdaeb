import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Pages of the notebook. */
export const elnSets = setKeys({
  notebook: {
    opens: "/eln/:id",
    list: {
      page: "/eln",
      search: {
        project: "project",
        owner: "author",
        processStatus: "process",
        auditStatus: "audit",
        category: "category",
        template: "made",
      },
    },
    fields: {
      processStatus: { type: "choice", choices: ["IN_PROGRESS", "FINISHED"] },
      auditStatus: {
        type: "choice",
        choices: ["draft", "auditing", "approved", "rejected", "canceled", "modify"],
      },
      category: {
        type: "choice",
        choices: ["molecularBiology", "proteins", "cells", "immunology", "geneEditing", "general"],
      },
      template: { type: "text" },
      project: { type: "record" },
      owner: { type: "record" },
    },
    times: {
      updateTime: "instant",
      createTime: "instant",
      finishTime: "instant",
      experimentDate: "day",
    },
  },
});
