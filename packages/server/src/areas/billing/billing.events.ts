import type { ActivationModule, Id, LimitKey } from "@benchleaf/contract";

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
    /** The team's subscription or its state has changed. */
    "billing.subscriptionChanged": { readonly subscriptionId: string };
    "billing.paymentFailed": { readonly subscriptionId: string; readonly graceEnd: string };
    "billing.planEnds": { readonly grantId: Id; readonly endTime: string };
    "billing.limitNear": { readonly feature: LimitKey; readonly percent: number };
  }
}
