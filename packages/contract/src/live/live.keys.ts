import { areaKeys } from "../foundation/area-keys.ts";

/** What live rooms name for others. */
export const liveKeys = areaKeys({
  problems: {
    "live.document.full": { status: 409, names: ["limit"] },
  },
});
