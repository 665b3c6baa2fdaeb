import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"inventory"> = {
  "inventory.materials.limit.exceed":
    "Your team has reached its material limit. Upgrade the plan or archive unused materials.",
  "material.not.found": "This material does not exist, or was archived. Reload the page.",
  "material.stale": "Somebody has just changed this material. Reload and try again.",
  "material.archived": "This material is archived. Restore it first.",
  "material.not.empty":
    "There is stock of this material. Take it out or dispose of it before you archive the material.",
  "material.unit.in.use": "Stock of this material was booked already, so its unit cannot change.",
  "material.number.exists": "This number is in use. Choose another one.",
  "material.cas.invalid": "The check digit of the CAS number is wrong. Compare it with the label.",
  "field.value.duplicate": "By the rules of this warehouse there is the same material already.",
  "material.uniqueness.conflict":
    "Some materials are there twice by this rule. Archive the doubles before you turn it on.",
  "lot.not.found": "This lot does not exist. Reload the page.",
  "lot.expiry.differs":
    "Batch {{batch}} was recorded with another expiry date. Check the batch number and the date.",
  "application.not.found": "This application does not exist. Reload the page.",
  "application.state.invalid": "This application was decided already and cannot be taken back.",
  "order.not.found": "This order does not exist. Reload the page.",
  "order.stale": "Somebody has just changed this order. Reload and try again.",
  "order.state.invalid": "The order’s current state does not allow this. Reload to see it.",
  "order.received.exceeds": "More would be received than is still expected. Check the amounts.",
};
