import { csvText } from "@benchleaf/contract";
import { saveBlob } from "./client.ts";

/** Saves a table, headings first, as CSV or as an Excel workbook. */
export const saveTable = async (
  rows: readonly (readonly string[])[],
  title: string,
  kind: "csv" | "xlsx",
): Promise<void> => {
  const name = `${title.replace(/[\\/:*?"<>|]/g, "_")}.${kind}`;
  if (kind === "csv") return saveBlob(new Blob([csvText(rows)], { type: "text/csv;charset=utf-8" }), name);
  const { writeWorkbook } = await import("./workbook.ts");
  saveBlob(await writeWorkbook(rows, title.replace(/[\\/:*?[\]]/g, " ")), name);
};
