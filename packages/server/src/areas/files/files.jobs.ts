export {};

declare module "../../kernel/jobs.ts" {
  interface JobData {
    /** Removes those of the objects that no version uses any more. */
    "remove-objects": { readonly keys: readonly string[] };
    "fingerprint-object": { readonly key: string };
  }
}
