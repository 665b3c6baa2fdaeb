import type { AuditAction, Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    /** A code to be sent, encrypted for this server only. */
    "send-code": { readonly sealed: string };
    "tell-teams": {
      /** The key that failures are counted by: `#` and the account's id, or `?` and a name that no account has. */
      readonly key: string;
      readonly action: AuditAction;
      readonly after: Readonly<Record<string, unknown>>;
      /** Teams that get separate entries. */
      readonly but?: readonly Id[];
    };
  }
}
