import { areaKeys } from "../foundation/area-keys.ts";

export const alignmentsKeys = areaKeys({
  problems: {
    "alignment.rows.invalid": 422,
    "alignment.too.large": 413,
  },
  permissions: {
    molecule: ["MOLECULE_ALIGNMENT"],
  },
  fileKinds: { alignment: { permission: "MOLECULE_ALIGNMENT" } },
  trail: ["alignment.autosave", "alignment.create", "alignment.restoreVersion", "alignment.save"],
});
