import { type LabFile, previewsApi } from "@benchleaf/contract";
import { download, saveBlob } from "../../kernel/client.ts";
import { preferences } from "../../kernel/preferences.ts";

/** The record sheet of a version (null: the newest saved one), in the reader's language and time zone. */
export const savePdf = async (
  { id, kind }: Pick<LabFile, "id" | "kind">,
  version: number | null,
): Promise<void> => {
  const { timezone } = preferences.get();
  const made = await download(previewsApi.previewByPdf, {
    params: { fileType: kind, fileId: id },
    query: { timezone, ...(version === null ? {} : { version }) },
  });
  saveBlob(made.blob, made.fileName);
};
