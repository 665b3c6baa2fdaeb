import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"samples"> = {
  "sample.create": "Registered samples",
  "sample.derive": "Derived samples",
  "sample.thaw": "Recorded a sample thaw",
  "sample.update": "Edited a sample",
  "sample.use": "Used a sample",
  "sample.reverseUse": "Reversed a sample usage",
  "sampleMeta.create": "Created a sample template",
  "sampleMeta.setStatus": "Enabled or disabled a sample template",
  "sampleMeta.update": "Edited a sample template",
  "sampleRequest.create": "Requested samples",
  "sampleRequest.settle": "Decided a sample request",
  "sampleTransfer.create": "Offered to transfer samples",
  "sampleTransfer.settle": "Responded to a sample transfer",
  area_sample: "Samples",
  object_sample: "Sample",
  area_sampleMeta: "Sample templates",
  object_sampleMeta: "Sample template",
  area_sampleRequest: "Sample requests",
  object_sampleRequest: "Sample request",
  area_sampleTransfer: "Sample transfers",
  object_sampleTransfer: "Sample transfer",
};
