import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"labels"> = {
  "label.print": "Printed labels",
  "recordCode.assign": "Assigned a code",
  "recordCode.remove": "Removed a code",
  "labelTemplate.create": "Created a label template",
  "labelTemplate.delete": "Deleted a label template",
  "labelTemplate.update": "Edited a label template",
  area_label: "Labels",
  area_recordCode: "Codes",
  area_labelTemplate: "Label templates",
  object_label: "Label",
  object_labelTemplate: "Label template",
};
