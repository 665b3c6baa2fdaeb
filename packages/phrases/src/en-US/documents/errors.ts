import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"documents"> = {
  "eln.finished": "This page is finished and can’t be edited. Reopen it first.",
  "document.content.invalid": "The content isn’t valid and wasn’t saved. Reload the page and try again.",
  "document.too.large":
    "This page is too large (limit: {{millions}} million characters, {{blocks}} paragraphs and cells). Shorten it, or split it into several pages.",
  "document.change.missing": "Some changes haven’t reached the server yet. Syncing again; nothing is lost.",
  "document.client.foreign":
    "These changes came from another member’s session and weren’t saved. Copy your text, reload and paste it.",
  "document.schema.old":
    "The app was updated. Reload the page to continue; your changes are kept in your browser.",
  "document.version.not.found": "This version wasn’t found. Reload the version list.",
  "document.step.not.found": "This step was deleted. Reload the page.",
  "document.import.failed":
    "Couldn’t read this file. Make sure it isn’t damaged and is a Word (.docx), Markdown or HTML file.",
};
