import { MoreOutlined } from "@ant-design/icons";
import type { SequenceSummary } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useMemo } from "react";
import { useWords } from "../../../kernel/words.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { actionsFor, deedFaces, type ListAction } from "./list-actions.tsx";

/** What is done to many at once; to one, its own page does it. */
const ofMany: ReadonlySet<ListAction> = new Set(["align", "annotate", "digest", "primers"]);

type OnPick = (action: ListAction, files: readonly SequenceSummary[]) => void;

const RowMenu = ({ file, onPick }: { readonly file: SequenceSummary; readonly onPick: OnPick }) => {
  const t = useWords();
  const items = actionsFor([file], t)
    .filter(({ action }) => !ofMany.has(action))
    .map(({ action, obstacle }) => ({
      key: action,
      icon: deedFaces[action].icon,
      label: t(deedFaces[action].label),
      danger: action === "recycle",
      disabled: obstacle !== null,
      ...(obstacle !== null && { title: obstacle }),
    }));
  return (
    <Dropdown trigger={["click"]} menu={{ items, onClick: ({ key }) => onPick(key as ListAction, [file]) }}>
      <Button
        size="small"
        type="text"
        icon={<MoreOutlined aria-hidden />}
        aria-label={t("fileActions.actionsOf", { name: file.name })}
      />
    </Dropdown>
  );
};

/** The last column: what can be done to the one sequence. */
export const useMenuColumn = (onPick: OnPick): Column<SequenceSummary> => {
  const t = useWords();
  return useMemo(
    () => ({
      key: "more",
      header: <span className="visually-hidden">{t("shell.more")}</span>,
      width: "40px",
      cell: (file) => <RowMenu file={file} onPick={onPick} />,
    }),
    [t, onPick],
  );
};
