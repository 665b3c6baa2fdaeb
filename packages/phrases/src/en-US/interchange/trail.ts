import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"interchange"> = {
  "eln.import": "Imported an .eln archive",
  "eln.prepareExport": "Prepared an .eln archive",
  "eln.fetchExport": "Downloaded an .eln archive",
  "project.export": "Exported a project",
  area_eln: "ELN archives",
  area_project: "Projects",
};
