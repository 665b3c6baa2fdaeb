declare module "../../kernel/jobs.ts" {
  interface JobData {
    /** Something has happened to a customer of ours at the payment provider. */
    "sync-subscription": { readonly customerId: string; readonly eventId: string };
  }
}

export {};
