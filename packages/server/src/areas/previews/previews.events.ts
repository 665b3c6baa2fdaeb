import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "pdf.ready": { readonly pdfExportId: Id };
    "pdf.failed": { readonly pdfExportId: Id };
  }
}
