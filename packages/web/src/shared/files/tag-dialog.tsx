import { DeleteOutlined, EditOutlined } from "@ant-design/icons";
import { type ListedFile, type Tag, tagColors } from "@benchleaf/contract";
import { Button, Checkbox, Tag as Chip, Form, Input, Select } from "antd";
import { useState } from "react";
import { ConfirmButton } from "../../kernel/parts/confirm-button.tsx";
import { Dialog } from "../../kernel/parts/dialog.tsx";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { useTags } from "./file-actions.queries.ts";
import styles from "./file-history.module.css";
import { useDeleteTag, useSaveTag, useTagFiles } from "./marks.queries.ts";

interface Tagged {
  readonly name: string;
  readonly tags: readonly Tag[];
}

interface TagChoiceProps {
  readonly records: readonly Tagged[];
  readonly isBusy: boolean;
  readonly onApply: (change: { addTagIds: string[]; removeTagIds: string[] }) => void;
  readonly onClose: () => void;
}

type Entry = Omit<Tag, "id">;
const emptyEntry: Entry = { name: "", color: "default" };

/** Selects tags for records, and edits the team's list of tags. */
export const TagChoice = ({ records, isBusy, onApply, onClose }: TagChoiceProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<Entry>();
  const [edited, setEdited] = useState<Tag | null>(null);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const tags = useTags().data ?? [];
  const save = useSaveTag();
  const remove = useDeleteTag();
  const countOf = (id: string) => records.filter((record) => record.tags.some((tag) => tag.id === id)).length;
  const isOn = (id: string) => changed.get(id) ?? countOf(id) === records.length;
  const saveTag = (entry: Entry) =>
    save.mutate(
      { ...entry, ...(edited && { id: edited.id }) },
      {
        onSuccess: (tag) => {
          if (!edited) setChanged(new Map(changed).set(tag.id, true));
          setEdited(null);
          form.setFieldsValue(emptyEntry);
        },
        onError: toasts.failure,
      },
    );
  const finish = () => {
    const wanted = (on: boolean) => [...changed].filter(([, value]) => value === on).map(([id]) => id);
    if (changed.size === 0) return onClose();
    onApply({ addTagIds: wanted(true), removeTagIds: wanted(false) });
  };
  const first = records[0];
  return (
    <Dialog
      open
      title={
        records.length === 1 && first
          ? t("fileActions.tagsOf", { name: first.name })
          : t("fileActions.tagsOfMany", { files: records.length })
      }
      okText={t("shell.save")}
      cancelText={t("shell.cancel")}
      confirmLoading={isBusy}
      saved={save.data}
      onOk={finish}
      onCancel={onClose}
    >
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag.id}>
            <Checkbox
              checked={isOn(tag.id)}
              indeterminate={!changed.has(tag.id) && countOf(tag.id) > 0 && countOf(tag.id) < records.length}
              onChange={({ target }) => setChanged(new Map(changed).set(tag.id, target.checked))}
            >
              <Chip color={tag.color}>{tag.name}</Chip>
            </Checkbox>
            <span className={styles.when}>
              <Button
                size="small"
                type="text"
                icon={<EditOutlined />}
                aria-label={t("fileActions.tagEdit", { name: tag.name })}
                onClick={() => {
                  setEdited(tag);
                  form.setFieldsValue(tag);
                }}
              />
              <ConfirmButton
                size="small"
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t("fileActions.tagDelete", { name: tag.name })}
                question={t("fileActions.tagDeleteTitle", { name: tag.name })}
                consequence={t("fileActions.tagDeleteText")}
                action={t("fileActions.tagDelete", { name: tag.name })}
                onConfirm={() => remove.mutate(tag.id, { onError: toasts.failure })}
              />
            </span>
          </li>
        ))}
      </ul>
      <Form form={form} layout="inline" initialValues={emptyEntry} onFinish={saveTag}>
        <Form.Item
          name="name"
          rules={[{ required: true, whitespace: true, max: 40, message: t("fileActions.tagNameRule") }]}
          style={{ flex: 1 }}
        >
          <Input
            placeholder={t("fileActions.tagName")}
            aria-label={t("fileActions.tagName")}
            autoComplete="off"
          />
        </Form.Item>
        <Form.Item name="color">
          <Select
            aria-label={t("fileActions.tagColor")}
            style={{ width: 120 }}
            options={tagColors.map((color) => ({
              value: color,
              label: <Chip color={color}>{t(`fileActions.color_${color}`)}</Chip>,
            }))}
          />
        </Form.Item>
        <Button htmlType="submit" loading={save.isPending}>
          {t(edited ? "fileActions.tagSave" : "fileActions.tagAdd")}
        </Button>
      </Form>
    </Dialog>
  );
};

/** Chooses tags for files. */
export const TagDialog = ({
  files,
  onClose,
}: {
  readonly files: readonly ListedFile[];
  readonly onClose: () => void;
}) => {
  const toasts = useToasts();
  const apply = useTagFiles();
  const fileIds = files.map(({ id }) => id);
  return (
    <TagChoice
      records={files}
      isBusy={apply.isPending}
      onApply={(change) =>
        apply.mutate({ body: { fileIds, ...change } }, { onSuccess: onClose, onError: toasts.failure })
      }
      onClose={onClose}
    />
  );
};
