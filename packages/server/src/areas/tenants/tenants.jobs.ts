import type { Id, Locale } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    /** Which check it is in its row, by the job. */
    "check-audit-trail": null;
    "send-invitation": {
      readonly invitationId: Id;
      /** The code, which opens the invitation; readable to this server alone. */
      readonly sealed: string;
      readonly locale: Locale;
    };
    "ask-other-teams": { readonly accountId: Id; readonly locale: Locale };
    "release-second-factor": { readonly accountId: Id; readonly locale: Locale };
  }
}
