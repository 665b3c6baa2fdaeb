import type { ActivationModule, Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "activation.asked": { readonly applicationId: Id; readonly modules: readonly ActivationModule[] };
    "activation.decided": {
      readonly applicationId: Id;
      readonly applicantId: Id;
      readonly status: string;
      readonly reason: string;
    };
    "billing.redeemed": { readonly codeId: Id };
  }
}
