import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"warehouses"> = {
  "warehouse.not.found": "This warehouse doesn’t exist, or you aren’t a member. Ask its owner to add you.",
  "warehouse.stale": "Someone just changed this warehouse. Reload and try again.",
  "warehouse.name.exists": "A warehouse with this name already exists. Choose another name.",
  "warehouse.not.empty":
    "{{count}} containers in this warehouse aren’t empty. Use or dispose of them before archiving.",
  "warehouse.archived": "This warehouse is archived. Restore it first.",
  "warehouse.use.required": "You can only view this warehouse. Ask its owner for permission to use it.",
  "warehouse.manager.required": "Only the warehouse’s owner and managers can do this. Ask one of them.",
  "warehouse.owner.changed": "This warehouse was just transferred. Reload to see the new owner.",
  "warehouse.owner.required":
    "The owner’s role can’t be changed. Transfer the warehouse to someone else first.",
  "inventory.materials.warehouse.limit.exceed":
    "Your team has reached its warehouse limit. Upgrade the plan or archive unused warehouses.",
  "location.not.found": "This location doesn’t exist or was archived. Check its code, or reload the page.",
  "location.stale": "Someone just changed this location. Reload and try again.",
  "location.name.exists": "A location named “{{name}}” already exists here. Choose another name.",
  "location.code.exists": "The location code “{{code}}” is already in use. Choose another code.",
  "location.not.empty":
    "{{count}} containers are stored here or in sublocations. Move them before archiving.",
  "location.move.into.itself": "A location can’t be moved into itself or its sublocations.",
  "location.too.deep": "Locations can be up to 12 levels deep.",
  "location.grid.too.small": "The stored items don’t fit in the new grid. Move those outside it first.",
  "location.temperature.invalid": "The maximum temperature can’t be below the minimum.",
  "location.disabled": "This location or a parent location is disabled or archived, so nothing can be added.",
  "position.occupied": "This position was just taken. Choose a free one.",
  "position.outside.grid": "The position is outside the location’s grid.",
  "container.not.found": "This container no longer exists. Reload the page.",
  "container.closed": "This container was used up or disposed of, so it can’t be changed.",
  "movement.not.found": "This stock entry doesn’t exist. Reload the page.",
  "stock.insufficient":
    "Not enough available (amounts reserved by others are excluded). Use a smaller amount or another container.",
  "stock.reversed": "This entry was already reversed. Reload to see it.",
  "stock.reversal.final": "A reversal can’t be reversed. Create a new entry instead.",
  "stock.hold.ended": "The reservation was already used or released. Reload the page.",
  "stock.amount.invalid": "The amount must be above 0 and below one trillion.",
  "quantity.unit.mismatch": "{{from}} can’t be converted to {{to}}: they measure different quantities.",
};
