import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    /** Samples that someone has taken out are due: the first of them, and how many. */
    "sample.due": {
      readonly warehouseId: Id;
      readonly sampleId: Id;
      readonly count: number;
      readonly userId: Id;
      readonly day: string;
    };
    "sample.expires": {
      readonly warehouseId: Id;
      readonly sampleId: Id;
      readonly count: number;
      readonly userId: Id;
      readonly day: string;
    };
    "sample.transferAsked": {
      readonly warehouseId: Id;
      readonly sampleId: Id;
      readonly count: number;
      readonly fromId: Id;
      readonly toId: Id;
    };
    "sample.transferSettled": {
      readonly warehouseId: Id;
      readonly sampleId: Id;
      readonly count: number;
      readonly fromId: Id;
      readonly toId: Id;
      readonly status: "received" | "rejected";
    };
  }
}
