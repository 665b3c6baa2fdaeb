import type { AuditAction, Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    /** A code on its way, readable to this server alone. */
    "send-code": { readonly sealed: string };
    "tell-teams": {
      /** What failures are counted by: `#` and the account's id, or `?` and a name that no one may have. */
      readonly key: string;
      readonly action: AuditAction;
      readonly after: Readonly<Record<string, unknown>>;
      /** Teams that have entries of their own. */
      readonly but?: readonly Id[];
    };
  }
}
