import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of primers: error codes with their status. */
export const primersKeys = areaKeys({
  problems: {
    "primers.design.too.long": { status: 422, names: ["limit"] },
    "primers.design.too.slow": 422,
    "primers.oligos.unpaired": { status: 422, names: ["least"] },
  },
});
