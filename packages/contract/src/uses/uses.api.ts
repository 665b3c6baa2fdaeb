import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageUseSchema, usableSchema, usedKindSchema, useInputSchema } from "./uses.schema.ts";

const base = "/application/molecular-biology/pages/:fileId/uses" as const;
const params = z.object({ fileId: idSchema });
const readers = ["ELN_READ", "PROJECT_READ"] as const;
const writers = ["ELN_UPDATE", "PROJECT_FILE_UPDATE"] as const;
const reading = ["projectFile.not.found", "fileAsset.no.read.permission"] as const;
const writing = [
  ...reading,
  "permission.denied",
  "fileAsset.no.edit.permission",
  "projectFile.locked",
  "eln.finished",
  "feature.disabled",
  "warehouse.not.found",
  "warehouse.use.required",
] as const;
const taking = [
  ...writing,
  "use.block.not.found",
  "use.taken",
  "container.not.found",
  "container.closed",
  "stock.insufficient",
  "quantity.unit.mismatch",
  "stock.amount.invalid",
] as const;

/** Uses of materials and samples by blocks of notebook pages and documents. */
export const usesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "What was used by the blocks of a page, the newest of each block",
    access: { permission: [readers] },
    params,
    data: z.array(pageUseSchema),
    errors: reading,
  }),
  candidates: endpoint({
    method: "GET",
    path: "/application/molecular-biology/uses/candidates",
    summary: "Materials or samples that the caller can use, those used before in front",
    access: { permission: [["INVENTORY_READ", "SAMPLE_READ"]] },
    query: z.object({
      kind: usedKindSchema,
      search: z.string().trim().max(MAX_SEARCH_CHARACTERS).default(""),
    }),
    data: z.array(usableSchema),
    errors: ["permission.denied"],
  }),
  takeMaterial: endpoint({
    method: "POST",
    path: `${base}/materials`,
    summary: "Take what a block says of a material, what expires first in front or out of one lot",
    access: { permission: [writers, "INVENTORY_READ", "INVENTORY_APPLY"], feature: "INVENTORY" },
    params,
    body: useInputSchema,
    data: pageUseSchema,
    creates: true,
    errors: [...taking, "material.not.found", "material.archived", "lot.not.found"],
  }),
  takeSample: endpoint({
    method: "POST",
    path: `${base}/samples`,
    summary: "Take what a block says of a sample",
    access: { permission: [writers, "SAMPLE_READ", "SAMPLE_CREATE"], feature: "SAMPLE" },
    params,
    body: useInputSchema,
    data: pageUseSchema,
    creates: true,
    errors: [...taking, "sample.not.found", "sample.state.invalid"],
  }),
  giveBack: endpoint({
    method: "POST",
    path: `${base}/:useId/return`,
    summary: "Return what a block has taken, by counter-entries",
    access: { permission: [writers, ["INVENTORY_APPLY", "SAMPLE_CREATE"]] },
    params: params.extend({ useId: idSchema }),
    body: z.object({ reason: z.string().trim().max(200).default("") }),
    data: pageUseSchema,
    creates: true,
    errors: [
      ...writing,
      "use.not.found",
      "use.returned",
      "movement.not.found",
      "sample.not.found",
      "sample.usage.not.found",
      "stock.insufficient",
      "stock.reversed",
      "stock.reversal.final",
      "container.closed",
    ],
  }),
};
