import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Bookings, use and maintenance of devices. */
export const equipmentSets = setKeys({
  bookings: {
    opens: "/equipment/reservation/:id",
    fields: {
      device: { type: "record" },
      person: { type: "record" },
      project: { type: "record" },
      status: { type: "choice", choices: ["waiting", "approved", "closed"] },
      kind: { type: "choice", choices: ["booking", "blocked", "maintenance", "offer"] },
      outcome: { type: "choice", choices: ["used", "released", "noShow"] },
    },
    measures: { booked: { how: ["sum", "average"], unit: "hours" } },
    times: { startTime: "instant", createTime: "instant" },
  },
  deviceUse: {
    opens: "/equipment/management/:device",
    list: { page: "/equipment/usage", search: {} },
    fields: {
      device: { type: "record" },
      person: { type: "record" },
      project: { type: "record" },
      currency: { type: "choice", choices: ["CNY", "HKD", "USD"] },
    },
    measures: {
      used: { how: ["sum", "average"], unit: "hours" },
      cost: { how: ["sum"], within: "currency" },
    },
    times: { startTime: "instant" },
  },
  maintenance: {
    opens: "/equipment/management/:device",
    fields: {
      device: { type: "record" },
      kind: { type: "choice", choices: ["service", "calibration", "repair"] },
      status: { type: "choice", choices: ["planned", "done", "canceled"] },
      currency: { type: "choice", choices: ["CNY", "HKD", "USD"] },
    },
    measures: { cost: { how: ["sum"], within: "currency" } },
    times: { createTime: "instant", doneDate: "day" },
  },
});
