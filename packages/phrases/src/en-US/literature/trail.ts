import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"literature"> = {
  "paper.import": "Imported papers",
  "paper.update": "Edited a paper’s record",
  "paper.attach": "Uploaded a paper’s PDF",
  "paper.merge": "Merged duplicate papers",
  "paper.publish": "Published a paper’s record",
  "paper.withdraw": "Unpublished a paper’s record",
  "paper.methods": "Extracted methods",
  "collection.create": "Created a collection",
  "collection.update": "Edited a collection",
  "collection.delete": "Deleted a collection",
  area_paper: "Literature",
  object_paper: "Paper",
  area_collection: "Collections",
  object_collection: "Collection",
};
