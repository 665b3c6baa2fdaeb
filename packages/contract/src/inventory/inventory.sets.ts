import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Materials, what is left of them, and orders. */
export const inventorySets = setKeys({
  materials: {
    opens: "/inventory/:warehouse/material/detail/:id",
    list: { page: "/inventory/:warehouse/material", search: { kind: "kind" } },
    fields: {
      warehouse: { type: "record" },
      kind: {
        type: "choice",
        choices: ["chemical", "reagent", "antibody", "enzyme", "kit", "medium", "consumable", "other"],
      },
      brand: { type: "text" },
      isLow: { type: "yesNo" },
    },
    measures: { containers: { how: ["sum", "average"] } },
    times: { createTime: "instant" },
  },
  stock: {
    opens: "/inventory/:warehouse/material/detail/:material",
    fields: {
      warehouse: { type: "record" },
      material: { type: "record" },
      kind: {
        type: "choice",
        choices: ["chemical", "reagent", "antibody", "enzyme", "kit", "medium", "consumable", "other"],
      },
      isExpired: { type: "yesNo" },
      currency: { type: "choice", choices: ["CNY", "HKD", "USD"] },
    },
    measures: { value: { how: ["sum"], within: "currency" } },
    times: { expirationDay: "day", createTime: "instant" },
  },
  orders: {
    opens: "/inventory/orders/:id",
    list: { page: "/inventory/:warehouse/orders", search: {} },
    fields: {
      warehouse: { type: "record" },
      status: {
        type: "choice",
        choices: [
          "draft",
          "pending",
          "approved",
          "rejected",
          "canceled",
          "ordered",
          "partlyReceived",
          "received",
          "closed",
        ],
      },
      supplier: { type: "text" },
      creator: { type: "record" },
      currency: { type: "choice", choices: ["CNY", "HKD", "USD"] },
    },
    measures: { total: { how: ["sum", "average"], within: "currency" } },
    times: { createTime: "instant", orderTime: "instant" },
  },
});
