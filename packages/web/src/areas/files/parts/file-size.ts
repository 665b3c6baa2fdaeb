import type { FileKind, LabFile } from "@benchleaf/contract";
import { hasWorkbench, isUpload } from "../../../kernel/file-address.ts";
import type { Format } from "../../../kernel/format.ts";
import type { Translate } from "../../../kernel/translation.ts";

/** What the size of a kind counts where it is neither bytes nor letters of a sequence. */
const counted: Partial<Record<FileKind, "files.sizeCharacters" | "files.sizeRows">> = {
  eln: "files.sizeCharacters",
  yydoc: "files.sizeCharacters",
  analysis: "files.sizeRows",
};

/** The size of a file in the unit of its kind, e.g. `2,686 bp`, `46 characters`, `1.2 MB`. */
export const sizeOf = (
  t: Translate,
  format: Format,
  { kind, size }: Pick<LabFile, "kind" | "size">,
): string => {
  if (size === null) return "";
  const unit = counted[kind];
  if (unit !== undefined) return t(unit, { count: size });
  return hasWorkbench({ kind }) && !isUpload({ kind }) ? format.basePairs(size) : format.bytes(size);
};
