import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"literature"> = {
  "literature.ai.limit.exceed": "No literature AI uses are left. Upgrade the plan or redeem a code.",
  "literature.content.not.found": "Content not found!",
  "literature.import.too.many":
    "At most {{limit}} records can be imported at once. Split the file and import it in parts.",
  "literature.import.empty": "No records were found. Check that the text is BibTeX, RIS or CSL-JSON.",
  "literature.pdf.required": "A PDF is needed. Upload the paper's PDF file.",
  "literature.not.read":
    "The text of this paper has not been read. Wait until it is read, or upload its PDF.",
  "literature.methods.not.found": "No steps with amounts, temperatures or times were found in the text.",
  "paper.stale": "Somebody else has just changed this record. Reload it, then save again.",
  "paper.mark.not.found":
    "This highlight was not found. It may have been removed; only your own can be changed.",
  "collection.not.found": "This collection was not found. It may have been deleted.",
  "collection.name.exists": "A collection with this name already exists here. Choose another name.",
  "collection.limit.exceed": "Collections are limited to {{limit}}. Delete some, or place this one higher.",
  "collection.into.itself": "A collection cannot be moved into itself.",
  "conversation.not.found": "This conversation was not found. It may have been deleted.",
  "chat.message.not.found": "This message was not found. It may have been deleted.",
  "chat.answer.open": "The last question is still being answered. Wait, or stop it, then ask again.",
};
