import type { Id, LabelTemplate, RecordCode } from "@benchleaf/contract";
import type { CodeRow, TemplateRow } from "./labels.store.ts";

export const presentCode = ({ code, is_own, create_time }: CodeRow): RecordCode => ({
  code,
  isOwn: is_own,
  createTime: create_time.toISOString(),
});

/** Changed by its author, and by users who manage records of the team. */
export const mayChangeTemplate = (
  { author_id }: Pick<TemplateRow, "author_id">,
  { userId, authorities }: { readonly userId: Id; readonly authorities: ReadonlySet<string> },
): boolean => author_id === userId || authorities.has("SETTINGS_RECORD_CONFIG");

export const presentTemplate = (
  row: TemplateRow,
  reader: { readonly userId: Id; readonly authorities: ReadonlySet<string> },
): LabelTemplate => ({
  id: row.id,
  name: row.name,
  settings: row.settings,
  authorId: row.author_id,
  authorName: row.author_name,
  updateTime: row.update_time.toISOString(),
  abilities: { change: mayChangeTemplate(row, reader) },
});
