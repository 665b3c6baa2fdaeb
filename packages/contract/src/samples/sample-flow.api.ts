import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  sampleRequestInputSchema,
  sampleRequestKindSchema,
  sampleRequestSchema,
  sampleTransferInputSchema,
  sampleTransferSchema,
  sampleTransferTypes,
} from "./sample-flow.schema.ts";

const base = "/platform/resource/warehouses/:warehouseId/samples" as const;
const params = z.object({ warehouseId: idSchema });
const requestParams = params.extend({ sampleRequestId: idSchema });
const transferParams = params.extend({ sampleTransferId: idSchema });
const hidden = ["permission.denied", "feature.disabled", "warehouse.not.found"] as const;
const feature = "SAMPLE" as const;
const write = { permission: ["SAMPLE_READ", "SAMPLE_CREATE"], feature } as const;
const flow = { permission: ["SAMPLE_READ", "SAMPLE_CREATE"], feature: "SAMPLE_EXPERIMENT_FLOW" } as const;

/** Requests to take samples out, bring them back or delete them, decided by the team's approvals. */
export const sampleRequestsApi = {
  list: endpoint({
    method: "GET",
    path: `${base}/requests`,
    summary: "Requests, the newest first: one's own, or all for who decides",
    access: { permission: "SAMPLE_READ", feature },
    params,
    query: z.object({
      ...pageQuery,
      view: z.enum(["mine", "waiting", "history"]).default("mine"),
      kind: sampleRequestKindSchema.optional(),
    }),
    data: pageOf(sampleRequestSchema),
    errors: hidden,
  }),
  locate: endpoint({
    method: "GET",
    path: "/platform/resource/samples/requests/:sampleRequestId",
    summary: "Which warehouse a request is of",
    access: { permission: "SAMPLE_READ", feature },
    params: z.object({ sampleRequestId: idSchema }),
    data: z.object({ warehouseId: idSchema }),
    errors: ["permission.denied", "sample.request.not.found"],
  }),
  create: endpoint({
    method: "POST",
    path: `${base}/requests`,
    summary: "Ask to take samples out, bring them back or delete them",
    access: write,
    params,
    body: sampleRequestInputSchema,
    data: sampleRequestSchema,
    creates: true,
    errors: [
      ...hidden,
      "sample.not.found",
      "sample.state.invalid",
      "approval.pending.exists",
      "approval.no.approver",
      "quantity.unit.mismatch",
      "stock.amount.invalid",
      "stock.insufficient",
      "container.closed",
    ],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/requests/:sampleRequestId/cancel`,
    summary: "Take one's own request back",
    access: write,
    params: requestParams,
    data: sampleRequestSchema,
    errors: [...hidden, "sample.request.not.found", "sample.state.invalid", "approval.not.pending"],
  }),
};

/** Samples handed from one person to another. */
export const sampleTransfersApi = {
  list: endpoint({
    method: "GET",
    path: `${base}/transfers`,
    summary: "Transfers to or from the caller, the newest first",
    access: flow,
    params,
    query: z.object({ ...pageQuery, type: z.enum(sampleTransferTypes).default("received") }),
    data: pageOf(sampleTransferSchema),
    errors: hidden,
  }),
  create: endpoint({
    method: "POST",
    path: `${base}/transfers`,
    summary: "Offer samples of one's own to a colleague",
    access: flow,
    params,
    body: sampleTransferInputSchema,
    data: sampleTransferSchema,
    creates: true,
    errors: [
      ...hidden,
      "sample.not.found",
      "sample.owner.required",
      "sample.state.invalid",
      "sample.transfer.pending",
      "user.not.found",
    ],
  }),
  settle: endpoint({
    method: "POST",
    path: `${base}/transfers/:sampleTransferId/answer`,
    summary: "Receive or refuse samples that are offered, or take an offer back",
    access: flow,
    params: transferParams,
    body: z.object({
      status: z.enum(["received", "rejected", "canceled"]),
      answer: z.string().trim().max(200).default(""),
    }),
    data: sampleTransferSchema,
    errors: [...hidden, "sample.transfer.not.found", "sample.state.invalid"],
  }),
};
