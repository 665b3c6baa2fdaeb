import { GUIDANCE_TIMEOUT_MS, type Guidance, type GuidanceId, guidanceApi } from "@benchleaf/contract";
import { call } from "../client.ts";

/** How far the person is in one guide. @throws where the server does not say so within three seconds */
export const readGuidance = (id: GuidanceId, signal: AbortSignal): Promise<Guidance> =>
  call(
    guidanceApi.get,
    { params: { id } },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(GUIDANCE_TIMEOUT_MS)]) },
  );
