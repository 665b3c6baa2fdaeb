import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "task.assigned": { readonly taskId: Id; readonly assigneeId: Id };
    "task.due": { readonly taskId: Id; readonly assigneeId: Id };
    "task.done": { readonly taskId: Id };
  }
}
