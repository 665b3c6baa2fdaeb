import type { Id } from "@benchleaf/contract";

interface TeamChanged {
  readonly tenantId: Id;
  readonly after: unknown;
}

declare module "../../kernel/events.ts" {
  interface EventData {
    "tenant.created": { readonly tenantId: Id };
    "tenant.memberAdded": { readonly accountId: Id };
    "tenant.memberRemoved": { readonly accountId: Id; readonly successorId: Id };
    "tenant.memberStatus": { readonly accountId: Id; readonly status: string };
    "invitation.created": { readonly invitationId: Id };
    "invitation.cancelled": { readonly invitationId: Id };
    "invitation.accepted": {
      readonly invitationId: Id;
      readonly inviterId: Id;
      readonly accountId: Id;
      readonly name: string;
    };
    "member.unlocked": { readonly accountId: Id; readonly reason: string };
    "member.secondFactorResetAsked": { readonly accountId: Id; readonly reason: string };
    "member.secondFactorResetWaits": { readonly accountId: Id };
    "member.secondFactorReset": { readonly accountId: Id; readonly reason: string };
    "security.updated": Record<string, never>;
    /** What of the team has changed, by the action of the audit trail. */
    "tenant.rename": TeamChanged;
    "tenant.setLogo": TeamChanged;
    "tenant.changeOwner": TeamChanged;
  }
}
