import type { Id, PageBox, PaperMark, PaperMarkInput } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";

export interface MarkRow {
  readonly id: Id;
  readonly version: number;
  readonly page: number;
  readonly boxes: PageBox[];
  readonly quote: string;
  readonly color: PaperMark["color"];
  readonly note: string;
  readonly author_id: Id;
  readonly author_name: string;
  readonly create_time: Date;
}

const columns = `m.id, m.version, m.page, m.boxes, m.quote, m.color, m.note, m.author_id, a.name as author_name,
  m.create_time`;
const from = "paper_mark m join account a on a.id = m.author_id";

export const listMarks = (q: Queries, fileId: Id): Promise<MarkRow[]> =>
  q.rows<MarkRow>(`select ${columns} from ${from} where m.file_id = $1 order by m.page, m.id limit 5000`, [
    fileId,
  ]);

export const findMark = (q: Queries, fileId: Id, id: Id): Promise<MarkRow | undefined> =>
  q.row<MarkRow>(`select ${columns} from ${from} where m.file_id = $1 and m.id = $2`, [fileId, id]);

export const insertMark = async (tx: Queries, fileId: Id, mark: PaperMarkInput): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into paper_mark (file_id, version, page, boxes, quote, color, note)
     values ($1, $2, $3, $4::json, $5, $6, $7) returning id`,
    [fileId, mark.version, mark.page, JSON.stringify(mark.boxes), mark.quote, mark.color, mark.note],
  ))!.id;

export const updateMark = (
  tx: Queries,
  id: Id,
  { color, note }: { readonly color: string; readonly note: string },
): Promise<unknown> =>
  tx.rows("update paper_mark set color = $2, note = $3 where id = $1", [id, color, note]);

export const deleteMark = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from paper_mark where id = $1", [id]);
