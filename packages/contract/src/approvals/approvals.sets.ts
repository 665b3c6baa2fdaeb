import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Submissions for approval. */
export const approvalsSets = setKeys({
  approvals: {
    opens: "/homepage/audit?record=:id",
    fields: {
      kind: { type: "choice", choices: "approvalKinds" },
      status: { type: "choice", choices: ["PENDING", "APPROVED", "REJECTED", "CLOSED", "canceled"] },
      submitter: { type: "record" },
      project: { type: "record" },
    },
    measures: { waited: { how: ["average"], unit: "hours" } },
    times: { createTime: "instant", finishTime: "instant" },
  },
});
