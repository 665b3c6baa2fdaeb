import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    /** An inspection was assigned to a user by somebody else. */
    "inspection.assigned": { readonly inspectionTaskId: Id; readonly assigneeId: Id };
    "inspection.due": { readonly inspectionTaskId: Id; readonly assigneeId: Id };
    "inspection.overdue": { readonly inspectionTaskId: Id; readonly assigneeId: Id };
    "inspection.failed": { readonly inspectionRecordId: Id };
    "inspection.action.assigned": { readonly actionId: Id; readonly ownerId: Id };
    "inspection.action.overdue": { readonly actionId: Id; readonly ownerId: Id };
    "inspection.action.proven": { readonly actionId: Id };
  }
}
