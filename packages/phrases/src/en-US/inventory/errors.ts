import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"inventory"> = {
  "inventory.materials.limit.exceed":
    "Your team has reached its material limit. Upgrade the plan or archive unused materials.",
  "material.not.found": "This material doesn’t exist or was archived. Reload the page.",
  "material.stale": "Someone just changed this material. Reload and try again.",
  "material.archived": "This material is archived. Restore it first.",
  "material.not.empty": "This material still has stock. Use or dispose of it before archiving.",
  "material.unit.in.use": "This material already has stock entries, so its unit can’t be changed.",
  "material.number.exists": "This number is already in use. Choose another one.",
  "material.cas.invalid": "The CAS number’s check digit is wrong. Check it against the label.",
  "field.value.duplicate":
    "This warehouse’s duplicate rules don’t allow it: the same material already exists.",
  "material.uniqueness.conflict":
    "Some existing materials are duplicates under this rule. Archive the duplicates before turning it on.",
  "lot.not.found": "This lot doesn’t exist. Reload the page.",
  "stock.transfer.material.differs":
    "Stock can only be moved into a container of the same material. Choose another one.",
  "lot.expiry.differs":
    "Batch {{batch}} is recorded with a different expiry date. Check the batch number and date.",
  "application.not.found": "This request doesn’t exist. Reload the page.",
  "application.state.invalid": "This request was already decided and can’t be withdrawn.",
  "order.not.found": "This order doesn’t exist. Reload the page.",
  "order.stale": "Someone just changed this order. Reload and try again.",
  "order.state.invalid": "The order’s current status doesn’t allow this. Reload to check.",
  "order.received.exceeds": "The received amount is larger than the outstanding amount. Check the amounts.",
};
