import type { drafts as written } from "../../zh-CN/app/drafts.ts";

export const drafts: Record<keyof typeof written, string> = {
  title: "Unsaved changes from {{time}} were found",
  help: "They were not saved when the page closed. Nothing is lost so far.",
  older: "They stand on version {{version}}; a newer one was saved since. Restore them, look, then save.",
  olderBench:
    "The bench was saved elsewhere since. Restoring replaces what it holds now; undo brings that back.",
  restore: "Restore changes",
  discard: "Discard",
  failed: "The browser cannot keep a draft; save soon.",
  leaveTitle: "Leave without saving?",
  leaveHelp: "The unsaved changes stay in this browser as a draft and can be restored next time.",
  leave: "Leave",
};
