import type { TaskTable } from "../../kernel/compute.ts";
import type { JoinedPdf, JoinedPdfs } from "./join-pdfs.ts";
import type { OfficeDocument } from "./reading/office-document.ts";
import type { OfficePages } from "./reading/office-pages.ts";
import type { Typeset, Typesetting } from "./typeset.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    typeset: { input: Typesetting; output: Typeset };
    /** Several PDFs as one. */
    "join-pdfs": { input: JoinedPdfs; output: JoinedPdf };
    /** Text and pictures of an office document. */
    "read-office": { input: OfficeDocument; output: OfficePages | null };
    /** A ZIP of files that are packed already. */
    "zip-files": { input: { files: Readonly<Record<string, Uint8Array>> }; output: Uint8Array<ArrayBuffer> };
  }
}

export const previewsTasks: TaskTable<"typeset" | "join-pdfs" | "read-office" | "zip-files"> = {
  typeset: { isForeign: true, load: async () => (await import("./typeset.ts")).typeset },
  "join-pdfs": { isForeign: true, load: async () => (await import("./join-pdfs.ts")).joinPdfs },
  "read-office": {
    isForeign: true,
    load: async () => (await import("./reading/office-document.ts")).readOfficeDocument,
  },
  "zip-files": { isForeign: false, load: async () => (await import("./zip-files.ts")).zipFiles },
};
