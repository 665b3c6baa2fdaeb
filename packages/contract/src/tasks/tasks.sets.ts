import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Tasks that the user sees. */
export const tasksSets = setKeys({
  tasks: {
    opens: "/homepage/tasks?task=:id",
    fields: {
      state: { type: "choice", choices: ["todo", "doing", "done"] },
      assignee: { type: "record" },
      project: { type: "record" },
      isOverdue: { type: "yesNo" },
    },
    times: { createTime: "instant", dueDate: "day", doneTime: "instant" },
  },
});
