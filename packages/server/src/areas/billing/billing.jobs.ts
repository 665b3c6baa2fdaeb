declare module "../../kernel/jobs.ts" {
  interface JobData {
    /** A customer of ours has changed at the payment provider. */
    "sync-subscription": { readonly customerId: string; readonly eventId: string };
  }
}

export {};
