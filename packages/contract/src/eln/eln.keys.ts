import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of the notebook: error codes with their status, permissions, kind of file, number, audited objects
 * and actions, what is approved, notifications.
 */
export const elnKeys = areaKeys({
  problems: {
    "eln.template.not.found": 404,
    "eln.template.stale": 409,
    "eln.fields.stale": 409,
    "eln.field.required": { status: 422, names: ["field"] },
    "eln.block.not.found": 404,
    "eln.block.rejected": 409,
    "eln.audit.not.found": 404,
    "eln.status.invalid": 409,
    "eln.config.stale": 409,
    "eln.import.unreadable": { status: 422, names: ["fileName"] },
  },
  permissions: {
    eln: [
      "ELN_READ",
      "ELN_CREATE",
      "ELN_UPDATE",
      "ELN_DELETE",
      "ELN_AUDIT",
      "ELN_TEMPLATE",
      "ELN_CODE_CONFIG",
      "ELN_NOTIFICATION_CONFIG",
    ],
  },
  fileKinds: { eln: { permission: "ELN_READ", workbench: "/eln/:fileId" } },
  numbers: { eln: "EXP-{yyyy}-{mm}-{0001}" },
  objects: ["elnTemplate", "elnConfig"],
  trail: [
    "elnPage.approve",
    "elnPage.cancel",
    "elnPage.create",
    "elnPage.finish",
    "elnPage.reject",
    "elnPage.reopen",
    "elnPage.review",
    "elnPage.submit",
    "elnPage.update",
    "elnTemplate.create",
    "elnTemplate.delete",
    "elnTemplate.update",
    "elnConfig.change",
  ],
  approvalKinds: {
    ELN: {
      opens: "/eln/:objectId",
      asksAgain: { page: "/eln/:objectId", search: {} },
      scopes: ["project", "elnCategory"],
      figures: ["blockCount", "pageVersion"],
    },
  },
  notices: {
    elnFinished: { type: "OTHER", category: "business", opens: "file", isMailed: true },
    elnFinishedHere: { type: "OTHER", category: "business", opens: "file", isMailed: false },
  },
});
