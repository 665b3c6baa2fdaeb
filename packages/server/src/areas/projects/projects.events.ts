import type { Id, MemberRole } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "project.created": { readonly projectId: Id };
    "project.updated": { readonly projectId: Id };
    "project.restored": { readonly projectId: Id };
    "project.deleted": { readonly projectId: Id; readonly name: string };
    "project.ownerChanged": { readonly projectId: Id; readonly from: Id; readonly to: Id };
    "project.memberAdded": { readonly projectId: Id; readonly accountId: Id };
    "project.memberRemoved": { readonly projectId: Id; readonly accountId: Id };
    "project.memberRoleChanged": {
      readonly projectId: Id;
      readonly accountId: Id;
      readonly role: MemberRole;
    };
    "project.requestAccess": { readonly projectId: Id };
    "project.rejectAccess": { readonly projectId: Id; readonly accountId: Id; readonly reason: string };
  }
}
