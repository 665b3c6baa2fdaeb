import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"interchange"> = {
  "eln.import": "Imported an .eln archive",
  "eln.prepareExport": "Created an .eln archive",
  "eln.fetchExport": "Downloaded an .eln archive",
  "project.export": "Exported a project",
  area_eln: "ELN archives",
  area_project: "Projects",
};
