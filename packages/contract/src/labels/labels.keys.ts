import { areaKeys } from "../foundation/area-keys.ts";

/** What labels name for others. */
export const labelsKeys = areaKeys({
  problems: {
    "record.not.found": 404,
    "record.code.mistyped": 422,
    "record.code.taken": 409,
    "record.code.limit.exceed": { status: 409, names: ["limit"] },
    "label.count.exceeds": 422,
    "label.layout.impossible": 422,
    "label.template.not.found": 404,
    "label.template.name.exists": 409,
    "label.template.limit.exceed": { status: 409, names: ["limit"] },
    "label.not.possible": 422,
  },
  objects: ["label", "labelTemplate"],
  trail: [
    "label.print",
    "recordCode.assign",
    "recordCode.remove",
    "labelTemplate.create",
    "labelTemplate.delete",
    "labelTemplate.update",
  ],
});
