import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"eln"> = {
  "eln.template.not.found": "This template wasn’t found. It may have been deleted. Choose another one.",
  "eln.template.stale": "Someone else changed this template. Reload it before you save.",
  "eln.fields.stale": "Someone else changed these properties. Reload and enter yours again.",
  "eln.field.required": "Fill in “{{field}}” first.",
  "eln.block.not.found": "A block no longer exists. Reload the page and select again.",
  "eln.block.rejected":
    "Some blocks are rejected, so the submission can’t be approved. Reject it, or approve those blocks first.",
  "eln.audit.not.found": "Nothing is pending review. It may have been withdrawn.",
  "eln.status.invalid": "This isn’t possible in the current status. Reload the page.",
  "eln.config.stale": "Someone else changed these settings. Reload before you save.",
  "eln.import.unreadable":
    "Couldn’t read “{{fileName}}”. Choose a Word (.docx), Markdown (.md) or text (.txt) file.",
};
