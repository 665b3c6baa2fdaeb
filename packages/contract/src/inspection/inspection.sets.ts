import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Planned inspections and filled-in forms. */
export const inspectionSets = setKeys({
  inspections: {
    opens: "/inspection/view?task=:id",
    fields: {
      state: { type: "choice", choices: ["open", "done", "canceled"] },
      form: { type: "record" },
      assignee: { type: "record" },
      target: { type: "text" },
      isOverdue: { type: "yesNo" },
    },
    times: { dueTime: "instant", doneTime: "instant" },
  },
  inspectionResults: {
    opens: "/inspection/view/:id",
    fields: {
      result: { type: "choice", choices: ["pass", "fail"] },
      review: { type: "choice", choices: ["none", "waiting", "approved", "rejected"] },
      form: { type: "record" },
      submitter: { type: "record" },
    },
    measures: {
      failures: { how: ["sum", "average"] },
      score: { how: ["average"], unit: "points" },
    },
    times: { submitTime: "instant", fillTime: "instant" },
  },
});
