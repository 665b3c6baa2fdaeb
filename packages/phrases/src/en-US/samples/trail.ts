import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"samples"> = {
  "sample.create": "Registered samples",
  "sample.derive": "Made samples out of others",
  "sample.thaw": "Counted a thaw of a sample",
  "sample.update": "Changed a sample",
  "sample.use": "Used a sample",
  "sample.reverseUse": "Took back the use of a sample",
  "sampleMeta.create": "Drafted a sample template",
  "sampleMeta.setStatus": "Enabled or disabled a sample template",
  "sampleMeta.update": "Changed a sample template",
  "sampleRequest.create": "Asked for samples",
  "sampleRequest.settle": "Settled a request for samples",
  "sampleTransfer.create": "Offered samples to a colleague",
  "sampleTransfer.settle": "Answered an offer of samples",
  area_sample: "Samples",
  object_sample: "Sample",
  area_sampleMeta: "Sample templates",
  object_sampleMeta: "Sample template",
  area_sampleRequest: "Requests for samples",
  object_sampleRequest: "Request for samples",
  area_sampleTransfer: "Transfers of samples",
  object_sampleTransfer: "Transfer of samples",
};
