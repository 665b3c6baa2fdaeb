import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of the guide: its error code. */
export const guideKeys = areaKeys({ problems: { "guide.not.found": 404 } });
