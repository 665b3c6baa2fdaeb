import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Papers. */
export const literatureSets = setKeys({
  literature: {
    opens: "/library/literature/:id",
    list: { page: "/library/literature", search: { readState: "state" } },
    fields: {
      readState: { type: "choice", choices: ["unread", "reading", "read"] },
      year: { type: "text" },
      project: { type: "record" },
      owner: { type: "record" },
    },
    times: { createTime: "instant", updateTime: "instant" },
  },
});
