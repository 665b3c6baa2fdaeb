import { DeleteOutlined, FilterOutlined, SaveOutlined } from "@ant-design/icons";
import type { SavedFilter } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Dropdown, Form, Input } from "antd";
import { useState } from "react";
import { FormDialog } from "../parts/form-dialog.tsx";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";

/** The saved filters of one list. */
export interface SavedFilterCalls<Filter> {
  /** In the cache, e.g. `["eln", "filters"]`. */
  readonly queryKey: readonly string[];
  readonly list: (signal: AbortSignal) => Promise<readonly SavedFilter<Filter>[]>;
  readonly save: (body: { name: string; filter: Filter }) => Promise<SavedFilter<Filter>>;
  readonly remove: (filterId: string) => Promise<unknown>;
}

interface SavedFiltersProps<Filter> {
  readonly calls: SavedFilterCalls<Filter>;
  /** The filter in force, without what is not set. */
  readonly filter: Filter;
  readonly onApply: (filter: Filter) => void;
}

const sorted = (filter: object): string => JSON.stringify(Object.entries(filter).toSorted());

/** Filters that the reader has saved of a list: applied by a click, and the one in force saved or deleted. */
export const SavedFilters = <Filter extends object>({
  calls,
  filter,
  onApply,
}: SavedFiltersProps<Filter>) => {
  const t = useTranslation();
  const toasts = useToasts();
  const client = useQueryClient();
  const { queryKey } = calls;
  const { data: saved = [] } = useQuery({ queryKey, queryFn: ({ signal }) => calls.list(signal) });
  const onSettled = () => void client.invalidateQueries({ queryKey });
  const save = useMutation({ mutationFn: calls.save, onSettled });
  const remove = useMutation({ mutationFn: calls.remove, onSettled });
  const [isNaming, setNaming] = useState(false);
  const shown = saved.find((one) => sorted(one.filter) === sorted(filter));
  const isNarrowed = Object.keys(filter).length > 0;
  const items = [
    ...saved.map(({ id, name }) => ({ key: id, label: name })),
    ...(saved.length > 0 ? [{ type: "divider" as const }] : []),
    {
      key: "save",
      icon: <SaveOutlined />,
      label: t("filters.save"),
      disabled: !isNarrowed || shown !== undefined,
    },
    ...(shown
      ? [
          {
            key: "remove",
            icon: <DeleteOutlined />,
            danger: true,
            label: t("filters.remove", { name: shown.name }),
          },
        ]
      : []),
  ];
  const pick = (key: string) => {
    if (key === "save") setNaming(true);
    else if (key === "remove" && shown)
      remove
        .mutateAsync(shown.id)
        .then(() => toasts.success(t("filters.removed", { name: shown.name })), toasts.failure);
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
        <Button icon={<FilterOutlined aria-hidden />}>{shown?.name ?? t("filters.saved")}</Button>
      </Dropdown>
      {isNaming && (
        <FormDialog<{ name: string }>
          title={t("filters.save")}
          action={t("shell.save")}
          isBusy={save.isPending}
          initialValues={{ name: "" }}
          onSubmit={({ name }) =>
            void save.mutateAsync({ name: name.trim(), filter }).then((one) => {
              toasts.success(t("filters.savedAs", { name: one.name }));
              setNaming(false);
            }, toasts.failure)
          }
          onClose={() => setNaming(false)}
        >
          <Form.Item
            name="name"
            label={t("filters.name")}
            extra={t("filters.nameHelp")}
            rules={[{ required: true, whitespace: true, message: t("filters.nameWanted") }]}
          >
            <Input autoFocus maxLength={60} />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
};
