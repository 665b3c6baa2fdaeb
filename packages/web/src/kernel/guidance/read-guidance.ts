import { GUIDANCE_TIMEOUT_MS, type Guidance, type GuidanceId, guidanceApi } from "@benchleaf/contract";
import { call } from "../client.ts";

/** The user's progress in a guide. @throws if the server does not respond within three seconds */
export const readGuidance = (id: GuidanceId, signal: AbortSignal): Promise<Guidance> =>
  call(
    guidanceApi.get,
    { params: { id } },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(GUIDANCE_TIMEOUT_MS)]) },
  );
