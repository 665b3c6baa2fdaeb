import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "accessToken.created": { readonly tokenId: Id; readonly name: string };
    "role.created": { readonly roleId: Id };
    "role.updated": { readonly roleId: Id };
    "role.deleted": { readonly roleId: Id };
    "member.rolesChanged": { readonly accountId: Id };
  }
}
