import { uploadsApi } from "@benchleaf/contract";
import { addressOf } from "../../../kernel/client.ts";

/** By the browser's own download, which keeps nothing in memory however large the file is. */
export const downloadFile = (fileId: string, version?: number): void => {
  const link = document.createElement("a");
  link.href = addressOf(uploadsApi.download.path, { params: { fileId }, query: { version } });
  link.download = "";
  link.click();
};
