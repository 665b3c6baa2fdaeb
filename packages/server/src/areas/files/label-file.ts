import type { Id } from "@benchleaf/contract";
import type { LabelSource } from "../labels/labels.service.ts";
import { findFiles } from "./files.store.ts";

/** Fields on the labels of files. */
export const fileLabels: LabelSource = {
  kind: "file",
  async read(q, _reader, ids: readonly Id[], writeDay) {
    const rows = await findFiles(q, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          owner: row.owner_name,
          project: row.project_name ?? "",
          date: writeDay(row.update_time),
        },
      ]),
    );
  },
};
