import { MoreOutlined } from "@ant-design/icons";
import type { SequenceSummary } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useMemo } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { actionLabels, actionsFor, type ListAction } from "./list-actions.tsx";

/** What is done to many at once; to one, its own page does it. */
const ofMany: ReadonlySet<ListAction> = new Set(["align", "annotate", "digest", "primers"]);

type OnPick = (action: ListAction, files: readonly SequenceSummary[]) => void;

const RowMenu = ({ file, onPick }: { readonly file: SequenceSummary; readonly onPick: OnPick }) => {
  const t = useTranslation();
  const items = actionsFor([file], t)
    .filter(({ action }) => !ofMany.has(action))
    .map(({ action, obstacle }) => ({
      key: action,
      icon: actionLabels[action].icon,
      label: t(actionLabels[action].label),
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
  const t = useTranslation();
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
