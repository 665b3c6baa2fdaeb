import type { MailMessage } from "../../kernel/mail.ts";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "mail-digest": MailMessage;
  }
}
