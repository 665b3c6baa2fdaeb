import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"warehouses"> = {
  "warehouse.not.found":
    "This warehouse does not exist, or you are not one of its members. Ask its owner to add you.",
  "warehouse.stale": "Somebody has just changed this warehouse. Reload and try again.",
  "warehouse.name.exists": "There is a warehouse with this name already. Choose another name.",
  "warehouse.not.empty":
    "{{count}} containers in this warehouse are not empty. Take them out or dispose of them before you archive it.",
  "warehouse.archived": "This warehouse is archived. Restore it first.",
  "warehouse.use.required": "You can only view this warehouse. Ask its owner for the right to use it.",
  "warehouse.manager.required": "Only the warehouse’s owner and managers may do this. Ask one of them.",
  "warehouse.owner.changed": "The warehouse has just been given to somebody else. Reload to see who owns it.",
  "warehouse.owner.required":
    "The owner’s right cannot be changed. Give the warehouse to somebody else first.",
  "inventory.materials.warehouse.limit.exceed":
    "Your team has reached its warehouse limit. Upgrade the plan or archive unused warehouses.",
  "location.not.found": "This location does not exist any more, or was archived. Reload the page.",
  "location.stale": "Somebody has just changed this location. Reload and try again.",
  "location.name.exists": "There is a location named “{{name}}” here already. Choose another name.",
  "location.code.exists": "The location code “{{code}}” is in use. Choose another code.",
  "location.not.empty":
    "{{count}} containers are stored here or below. Move them before you archive the location.",
  "location.move.into.itself": "A location cannot be moved into itself or into one that it holds.",
  "location.too.deep": "Locations can lie at most 12 levels deep.",
  "location.grid.too.small":
    "What is stored here does not fit into the new grid. Move what would lie outside first.",
  "location.disabled":
    "This location, or one that it lies in, is disabled or archived and takes nothing new.",
  "position.occupied": "The position has just been taken. Choose a free one.",
  "position.outside.grid": "The position lies outside of the location’s grid.",
  "container.not.found": "This container does not exist any more. Reload the page.",
  "container.closed": "This container was used up or disposed of. Nothing more can be done with it.",
  "movement.not.found": "This stock entry does not exist. Reload the page.",
  "stock.insufficient":
    "Not enough is available: what others have requested is held for them. Take less, or choose another lot.",
  "stock.reversed": "This entry was reversed already. Reload to see it.",
  "stock.reversal.final": "A reversal cannot be reversed. Make a new entry instead.",
  "stock.hold.ended": "What was held was used or released already. Reload the page.",
  "stock.amount.invalid": "The amount must be above 0 and below one trillion.",
  "quantity.unit.mismatch": "{{from}} cannot be converted into {{to}}: they do not measure the same.",
};
