import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"documents"> = {
  "eln.finished": "This page is finished and can no longer be changed. Reopen it first.",
  "document.content.invalid": "The content is not valid and was not saved. Reload the page and try again.",
  "document.too.large":
    "This page is too large (limit {{megabytes}} MB). Split it, or store large images as files.",
  "document.change.missing": "Some changes have not reached the server yet. Syncing again; nothing is lost.",
  "document.client.foreign":
    "These changes come from another member’s session and were not saved. Copy your text, reload and paste it.",
  "document.schema.old":
    "The product was updated. Reload the page to go on; what you typed is kept in your browser.",
  "document.version.not.found": "This version was not found. Reload the list of versions.",
  "document.step.not.found": "This step was deleted. Reload the page.",
  "document.import.failed":
    "This file could not be read. Check that it is not damaged and is a Word (.docx), Markdown or HTML file.",
};
