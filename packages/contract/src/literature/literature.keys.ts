import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of literature: error codes with their status, the limit prompt, permissions, feature switches, the
 * kind of file, audited objects and actions.
 */
export const literatureKeys = areaKeys({
  problems: {
    "literature.ai.limit.exceed": 409,
    "literature.content.not.found": 404,
    "literature.import.too.many": { status: 422, names: ["limit"] },
    "literature.import.empty": 422,
    "literature.pdf.required": 422,
    "literature.not.read": 409,
    "literature.methods.not.found": 404,
    "paper.stale": 409,
    "paper.mark.not.found": 404,
    "collection.not.found": 404,
    "collection.name.exists": 409,
    "collection.limit.exceed": { status: 409, names: ["limit"] },
    "collection.into.itself": 409,
    "conversation.not.found": 404,
    "chat.message.not.found": 404,
    "chat.answer.open": 409,
  },
  limits: ["literature.ai.limit.exceed"],
  permissions: { literature: ["LITERATURE_READ", "LITERATURE_AI"] },
  features: { LIBRARY: "feature", LITERATURE_AI_LIMIT: "limit" },
  fileKinds: {
    literature: {
      permission: "LITERATURE_READ",
      isUpload: true,
      workbench: "/library/literature/:fileId",
    },
  },
  objects: ["paper", "collection"],
  trail: [
    "paper.import",
    "paper.update",
    "paper.attach",
    "paper.merge",
    "paper.publish",
    "paper.withdraw",
    "paper.methods",
    "collection.create",
    "collection.update",
    "collection.delete",
  ],
});
