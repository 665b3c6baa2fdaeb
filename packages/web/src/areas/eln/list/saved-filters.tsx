import { DeleteOutlined, FilterOutlined, SaveOutlined } from "@ant-design/icons";
import type { ElnFilter } from "@benchleaf/contract";
import { Button, Dropdown, Form, Input } from "antd";
import { useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useRemoveFilter, useSavedFilters, useSaveFilter } from "../eln.queries.ts";

interface SavedFiltersProps {
  readonly filter: ElnFilter;
  readonly onApply: (filter: ElnFilter) => void;
}

const sorted = (filter: ElnFilter): string => JSON.stringify(Object.entries(filter).toSorted());

/** Filters that the reader has saved: applied by a click, and the one in force saved or deleted. */
export const SavedFilters = ({ filter, onApply }: SavedFiltersProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: saved = [] } = useSavedFilters();
  const save = useSaveFilter();
  const remove = useRemoveFilter();
  const [isNaming, setNaming] = useState(false);
  const shown = saved.find((one) => sorted(one.filter) === sorted(filter));
  const isNarrowed = Object.keys(filter).length > 0;
  const items = [
    ...saved.map(({ id, name }) => ({ key: id, label: name })),
    ...(saved.length > 0 ? [{ type: "divider" as const }] : []),
    {
      key: "save",
      icon: <SaveOutlined />,
      label: t("elnPages.saveFilter"),
      disabled: !isNarrowed || shown !== undefined,
    },
    ...(shown
      ? [
          {
            key: "remove",
            icon: <DeleteOutlined />,
            danger: true,
            label: t("elnPages.removeFilter", { name: shown.name }),
          },
        ]
      : []),
  ];
  const pick = (key: string) => {
    if (key === "save") setNaming(true);
    else if (key === "remove" && shown)
      remove.mutate(shown.id, {
        onSuccess: () => toasts.success(t("elnPages.filterRemoved", { name: shown.name })),
        onError: toasts.failure,
      });
    else {
      const chosen = saved.find(({ id }) => id === key);
      if (chosen) onApply(chosen.filter);
    }
  };
  return (
    <>
      <Dropdown
        trigger={["click"]}
        menu={{
          items,
          selectable: true,
          selectedKeys: shown ? [shown.id] : [],
          onClick: ({ key }) => pick(key),
        }}
      >
        <Button icon={<FilterOutlined aria-hidden />}>{shown?.name ?? t("elnPages.savedFilters")}</Button>
      </Dropdown>
      {isNaming && (
        <FormDialog<{ name: string }>
          title={t("elnPages.saveFilter")}
          action={t("shell.save")}
          isBusy={save.isPending}
          initialValues={{ name: "" }}
          onSubmit={({ name }) =>
            save.mutate(
              { name: name.trim(), filter },
              {
                onSuccess: (one) => {
                  toasts.success(t("elnPages.filterSaved", { name: one.name }));
                  setNaming(false);
                },
                onError: toasts.failure,
              },
            )
          }
          onClose={() => setNaming(false)}
        >
          <Form.Item
            name="name"
            label={t("elnPages.filterName")}
            extra={t("elnPages.filterNameHelp")}
            rules={[{ required: true, whitespace: true, message: t("elnPages.nameWanted") }]}
          >
            <Input autoFocus maxLength={60} />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
};
