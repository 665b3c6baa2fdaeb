import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "account.registered": { readonly accountId: Id };
    "account.renamed": { readonly accountId: Id; readonly name: string };
    "account.signedIn": {
      readonly accountId: Id;
      readonly isNewDevice: boolean;
      readonly ip: string;
      readonly userAgent: string;
    };
    "account.sessionsEnded": { readonly accountId: Id };
    "account.twoFactorEnabled": { readonly accountId: Id };
    "account.twoFactorDisabled": { readonly accountId: Id };
    "account.passwordChanged": { readonly accountId: Id };
    "account.passkeyAdded": { readonly accountId: Id; readonly name: string };
  }
}
