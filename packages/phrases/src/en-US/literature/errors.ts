import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"literature"> = {
  "literature.ai.limit.exceed": "You’ve used all literature AI requests. Upgrade the plan or redeem a code.",
  "literature.content.not.found": "Content not found!",
  "literature.import.too.many":
    "Up to {{limit}} records can be imported at once. Split the file and import it in parts.",
  "literature.import.empty": "No records found. Make sure the text is BibTeX, RIS or CSL-JSON.",
  "literature.pdf.required": "A PDF is required. Upload the paper’s PDF.",
  "literature.not.read": "This paper’s text hasn’t been processed. Wait until it’s done, or upload its PDF.",
  "literature.methods.not.found": "No steps with amounts, temperatures or times found in the text.",
  "paper.stale": "Someone else just changed this record. Reload it, then save again.",
  "paper.mark.not.found":
    "This highlight wasn’t found. It may have been deleted. You can change only your own highlights.",
  "collection.not.found": "This collection wasn’t found. It may have been deleted.",
  "collection.name.exists": "A collection with this name already exists here. Choose another name.",
  "collection.limit.exceed":
    "You’ve reached the limit for collections or levels ({{limit}}). Delete some, or move this one up.",
  "collection.into.itself": "A collection can’t be moved into itself.",
  "conversation.not.found": "This conversation wasn’t found. It may have been deleted.",
  "chat.message.not.found": "This message wasn’t found. It may have been deleted.",
  "chat.answer.open": "Your last question is still being answered. Wait or stop it, then ask again.",
};
