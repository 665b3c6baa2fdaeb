import type { ApprovalKind, Id, RecordStatus } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "approval.asked": {
      readonly recordId: Id;
      readonly kind: ApprovalKind;
      readonly approverIds: readonly Id[];
    };
    "approval.overdue": {
      readonly recordId: Id;
      readonly kind: ApprovalKind;
      readonly approverIds: readonly Id[];
    };
    "approval.changed": { readonly recordId: Id };
    "approval.settled": {
      readonly recordId: Id;
      readonly kind: ApprovalKind;
      readonly status: RecordStatus;
      readonly submitUserId: Id;
    };
  }
}
