import { Problem } from "../../kernel/problem.ts";
import type { TaskBoxes } from "../tasks/tasks.service.ts";
import type { DocumentsService } from "./documents.service.ts";

/** Boxes of task lists in pages, which tasks are made of. */
export const pageTaskBoxes = (documents: Pick<DocumentsService, "setBlock">): TaskBoxes => ({
  kind: "file",
  async check(tx, session, fileId, blockId, isChecked) {
    try {
      await documents.setBlock(tx, session, fileId, "paragraph", blockId, { isChecked: isChecked || null });
    } catch (error) {
      // A finished page, or one that the assignee may only read, keeps its text; the task is done all the same.
      if (!(error instanceof Problem)) throw error;
    }
  },
});
