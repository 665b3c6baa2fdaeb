import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Members of the team. */
export const tenantsSets = setKeys({
  members: {
    opens: "/settings/users?search=:name",
    list: { page: "/settings/users", search: {} },
    fields: {
      status: { type: "choice", choices: ["active", "disabled"] },
      role: { type: "record" },
    },
    times: { createTime: "instant" },
  },
});
