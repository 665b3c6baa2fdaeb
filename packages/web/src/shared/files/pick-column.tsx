import { Checkbox } from "antd";
import { useTranslation } from "../../kernel/translation.ts";
import type { Column } from "../../ui/data-list.tsx";
import type { RowSelection } from "./use-picked.ts";

interface Pickable {
  readonly id: string;
  readonly name: string;
}

/** The column of ticks: one for all that is listed, one a file; Shift takes all in between. */
export const usePickColumn = <File extends Pickable>(
  files: readonly File[],
  picked: RowSelection,
): Column<File> => {
  const t = useTranslation();
  const isAll = files.length > 0 && picked.ids.size === files.length;
  return {
    key: "pick",
    header: (
      <Checkbox
        aria-label={t("fileActions.selectAll")}
        checked={isAll}
        indeterminate={picked.ids.size > 0 && !isAll}
        onChange={() => (isAll ? picked.clear() : picked.set(files.map(({ id }) => id)))}
      />
    ),
    width: "28px",
    cell: (file) => (
      <Checkbox
        aria-label={t("fileActions.selectFile", { name: file.name })}
        checked={picked.ids.has(file.id)}
        onChange={(event) => picked.toggle(file.id, event.nativeEvent.shiftKey)}
      />
    ),
  };
};
