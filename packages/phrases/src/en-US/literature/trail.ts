import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"literature"> = {
  "paper.import": "Imported papers",
  "paper.update": "Changed a paper's record",
  "paper.attach": "Attached a paper's PDF",
  "paper.merge": "Merged duplicate papers",
  "paper.publish": "Published a paper's record",
  "paper.withdraw": "Withdrew a published record",
  "paper.methods": "Extracted methods",
  "collection.create": "Created a collection",
  "collection.update": "Changed a collection",
  "collection.delete": "Deleted a collection",
  area_paper: "Literature",
  object_paper: "Paper",
  area_collection: "Collections",
  object_collection: "Collection",
};
