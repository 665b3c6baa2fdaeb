import type { TaskTable } from "../../kernel/compute.ts";
import type { IndexedText, IndexSource } from "./reading/index-text.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    /** The words of a document or a sequence, for the search. */
    "index-text": { input: IndexSource; output: IndexedText };
  }
}

export const searchTasks: TaskTable<"index-text"> = {
  "index-text": { isForeign: true, load: async () => (await import("./reading/index-text.ts")).indexText },
};
