import type { Paper } from "@benchleaf/contract";
import { abilitiesOf } from "../../files/files.policy.ts";
import type { PaperRow } from "./papers.store.ts";

export const presentPaper = (row: PaperRow, userId: string): Paper => {
  const { edit, manage, comment } = abilitiesOf(row, userId);
  return {
    id: row.id,
    name: row.name,
    projectId: row.project_id,
    projectName: row.project_name ?? "",
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    version: row.version,
    fields: row.fields,
    isPublic: row.is_public,
    hasPdf: row.has_pdf,
    extraction: row.extraction,
    pageCount: row.page_count,
    own: {
      readState: row.own_read_state ?? "unread",
      isRecommended: row.own_recommended ?? false,
      note: row.own_note ?? "",
    },
    recommendedCount: row.recommended_count,
    markCount: row.mark_count,
    collectionIds: [...row.collection_ids],
    tags: [...row.tags],
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    revision: row.revision,
    abilities: { edit, manage, comment },
  };
};
