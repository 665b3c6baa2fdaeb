import type { LogCall } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { clientEventOf } from "./telemetry.rules.ts";
import { insertEvents, sweepEvents } from "./telemetry.store.ts";

const KEPT_DAYS = 90;

/** Telemetry of browsers: stored for 90 days, linked to no person and no team. */
export const telemetryService = ({ database, jobs }: Kernel) => {
  jobs.everyNight("sweep-client-events", (now) =>
    sweepEvents(database, new Date(now.getTime() - KEPT_DAYS * 86_400_000)),
  );
  return {
    async log({ events, userAgent, visitorId }: LogCall): Promise<null> {
      await insertEvents(database, events.map(clientEventOf), { userAgent, visitorId });
      return null;
    },
  };
};
export type TelemetryService = ReturnType<typeof telemetryService>;
