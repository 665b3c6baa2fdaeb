import type { LabelSource } from "../labels/labels.service.ts";
import { type EntryRow, findEntries } from "./biolibrary.store.ts";

/** A plasmid's size in base pairs, an oligo's in nucleotides. */
const sizeOf = ({ kind, file_size, content }: EntryRow): string => {
  if (kind === "plasmid") return file_size === null ? "" : `${file_size} bp`;
  return kind === "primer" ? `${content.length} nt` : "";
};

/** Fields on the labels of library entries. */
export const libraryLabels: LabelSource = {
  kind: "libraryEntry",
  async read(q, _reader, ids, writeDay) {
    const rows = await findEntries(q, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          owner: row.owner_name,
          date: writeDay(row.update_time),
          size: sizeOf(row),
          backbone: row.details.backbone ?? "",
          resistance: row.details.resistance ?? "",
          orderNumber: row.details.orderNumber ?? "",
          description: row.description,
        },
      ]),
    );
  },
};
