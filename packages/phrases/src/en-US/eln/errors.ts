import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"eln"> = {
  "eln.template.not.found": "This template was not found; it may have been deleted. Choose another.",
  "eln.template.stale": "Somebody else has changed this template. Reload it before you save.",
  "eln.fields.stale": "Somebody else has changed these properties. Reload and enter yours again.",
  "eln.field.required": "Fill in “{{field}}” first.",
  "eln.block.not.found": "A block is no longer there. Reload the page and choose again.",
  "eln.block.rejected":
    "Some blocks are rejected, so the whole cannot be approved. Reject it, or approve those blocks first.",
  "eln.audit.not.found": "Nothing is waiting for review; it may have been withdrawn.",
  "eln.status.invalid": "This is not possible in the current state. Reload the page.",
  "eln.config.stale": "Somebody else has changed these settings. Reload before you save.",
  "eln.filter.limit.exceed": "You can save at most {{most}} filters. Delete one that you no longer use.",
  "eln.filter.not.found": "This filter has been deleted.",
  "eln.import.unreadable":
    "“{{fileName}}” cannot be read. Choose a Word (.docx), Markdown (.md) or text (.txt) file.",
};
