import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  applicationInputSchema,
  applicationStatusSchema,
  stockApplicationSchema,
} from "./inventory.schema.ts";
import { base, feature, hidden, params, read } from "./inventory-calls.ts";

const applicationParams = params.extend({ stockApplicationId: idSchema });

/** Applications for stock, decided by the team's approvals. */
export const stockApplicationsApi = {
  list: endpoint({
    method: "GET",
    path: `${base}/applications`,
    summary: "Applications, the newest first: one's own, or all that wait for who manages the warehouse",
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params,
    query: z.object({
      ...pageQuery,
      view: z.enum(["mine", "all"]).default("mine"),
      status: applicationStatusSchema.optional(),
    }),
    data: pageOf(stockApplicationSchema),
    errors: hidden,
  }),
  history: endpoint({
    method: "GET",
    path: `${base}/applications/history`,
    summary: "All applications of a warehouse that are decided, the newest first",
    access: { permission: ["INVENTORY_READ", "INVENTORY_AUDIT_RECORDS"], feature },
    params,
    query: z.object({ ...pageQuery }),
    data: pageOf(stockApplicationSchema),
    errors: hidden,
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/applications/:stockApplicationId`,
    summary: "An application: one's own, one to decide, or any of the warehouse for who manages it",
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params: applicationParams,
    data: stockApplicationSchema,
    errors: [...hidden, "application.not.found"],
  }),
  locate: endpoint({
    method: "GET",
    path: "/platform/resource/inventory/applications/:stockApplicationId",
    summary: "Which warehouse an application is of",
    access: read,
    params: z.object({ stockApplicationId: idSchema }),
    data: z.object({ warehouseId: idSchema }),
    errors: ["permission.denied", "application.not.found"],
  }),
  apply: endpoint({
    method: "POST",
    path: `${base}/applications`,
    summary: "Apply for an amount of a material, which is held until it is decided",
    assistant: {
      name: "request_material",
      description: "Apply for an amount of a material of a warehouse; it is held until someone approves it.",
      links: { title: "material", to: "/inventory/{warehouseId}/material/detail/{materialId}?tab=stock" },
      fields: [
        {
          at: "params.warehouseId",
          name: "warehouse",
          kind: "record",
          readBy: { tool: "get_warehouse", params: { warehouseId: "params.warehouseId" } },
        },
        {
          at: "body.materialId",
          name: "material",
          kind: "record",
          readBy: {
            tool: "get_material",
            params: { warehouseId: "params.warehouseId", materialId: "body.materialId" },
          },
        },
        { at: "body.quantity.value", name: "amount", kind: "decimal" },
        { at: "body.quantity.unit", name: "unit", kind: "choice" },
        { at: "body.reason", name: "reason", kind: "text" },
      ],
    },
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params,
    body: applicationInputSchema,
    data: stockApplicationSchema,
    creates: true,
    errors: [
      ...hidden,
      "material.not.found",
      "material.archived",
      "stock.insufficient",
      "quantity.unit.mismatch",
      "approval.no.approver",
    ],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/applications/:stockApplicationId/cancel`,
    summary: "Take one's own application back while it waits",
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params: applicationParams,
    data: stockApplicationSchema,
    errors: [...hidden, "application.not.found", "application.state.invalid"],
  }),
};
