import { prefixRows } from "../foundation/endpoint.ts";
import { sampleRequestsApi, sampleTransfersApi } from "./sample-flow.api.ts";
import { sampleMetasApi, samplesApi } from "./samples.api.ts";

export * from "./sample-flow.api.ts";
export * from "./sample-flow.schema.ts";
export * from "./sample-metas.schema.ts";
export * from "./samples.api.ts";
export * from "./samples.schema.ts";

/** The endpoints of this area. */
export const samplesRows = {
  ...samplesApi,
  ...prefixRows("meta", sampleMetasApi),
  ...prefixRows("requests", sampleRequestsApi),
  ...prefixRows("transfers", sampleTransfersApi),
};
