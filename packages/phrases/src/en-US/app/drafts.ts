import type { drafts as written } from "../../zh-CN/app/drafts.ts";

export const drafts: Record<keyof typeof written, string> = {
  title: "Unsaved changes from {{time}}",
  help: "These changes weren’t saved when the page closed. Nothing has been lost.",
  older:
    "They are based on version {{version}}, and a newer version has been saved since. Restore and review them before you save.",
  olderBench:
    "The workspace has been saved elsewhere since. Restoring replaces its current content; you can undo this.",
  restore: "Restore changes",
  discard: "Discard",
  failed: "Your browser has no room for a draft. Save soon.",
  leaveTitle: "Leave without saving?",
  leaveHelp: "Your unsaved changes are kept in this browser as a draft. You can restore them next time.",
  leave: "Leave",
};
