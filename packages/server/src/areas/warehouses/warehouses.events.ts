import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "warehouse.created": { readonly warehouseId: Id };
    "warehouse.ownerChanged": { readonly warehouseId: Id; readonly from: Id; readonly to: Id };
    "warehouse.membersAdded": { readonly warehouseId: Id; readonly userIds: readonly Id[] };
  }
}
