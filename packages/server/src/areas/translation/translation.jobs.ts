import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    /** Reads a file and translates its sentences. */
    "translation.file": { readonly translationId: Id; readonly runNo: number };
    /** Adds the units of a TMX file to a memory. */
    "translation.importMemory": { readonly memoryId: Id };
  }
}
