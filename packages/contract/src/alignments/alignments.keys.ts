import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of alignments: error codes with their status, permissions, kinds of file, audited actions. */
export const alignmentsKeys = areaKeys({
  problems: {
    "alignment.rows.invalid": 422,
    "alignment.too.large": 413,
  },
  permissions: {
    molecule: ["MOLECULE_ALIGNMENT"],
  },
  fileKinds: {
    alignment: { permission: "MOLECULE_ALIGNMENT", workbench: "/sequence/alignment/:fileId" },
  },
  trail: ["alignment.autosave", "alignment.create", "alignment.restoreVersion", "alignment.save"],
});
