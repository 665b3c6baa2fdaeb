import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "inventory.stockLow": {
      readonly materialId: Id;
      readonly warehouseId: Id;
      readonly num: string;
      readonly lowQuantity: string;
      readonly unit: string;
    };
    "inventory.lotExpires": {
      readonly materialId: Id;
      readonly warehouseId: Id;
      readonly batchNo: string;
      readonly expirationDay: string;
      readonly days: number;
      readonly count: number;
    };
  }
}
