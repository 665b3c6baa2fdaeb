import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "pdf.export": { readonly pdfExportId: Id };
  }
}
