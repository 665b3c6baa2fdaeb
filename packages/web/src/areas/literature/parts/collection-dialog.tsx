import type { Collection } from "@benchleaf/contract";
import { Form, Input, Select } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCollectionChanges } from "../library.queries.ts";

interface Entry {
  readonly name: string;
  readonly parentId: string;
}

interface CollectionDialogProps {
  /** Null makes a new one. */
  readonly collection: Collection | null;
  readonly collections: readonly Collection[];
  readonly parentId?: string | undefined;
  readonly onClose: (made?: Collection) => void;
}

/** A collection is named, and put within another. */
export const CollectionDialog = ({ collection, collections, parentId, onClose }: CollectionDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { create, update } = useCollectionChanges();
  const submit = ({ name, parentId: parent }: Entry) => {
    const body = { name: name.trim(), parentId: parent === "" ? null : parent };
    const answered = { onSuccess: (made: Collection) => onClose(made), onError: toasts.failure };
    if (collection === null) create.mutate(body, answered);
    else update.mutate({ params: { collectionId: collection.id }, body }, answered);
  };
  return (
    <FormDialog<Entry>
      title={t(collection ? "papers.renameCollection" : "papers.newCollection")}
      action={t("papers.save")}
      isBusy={create.isPending || update.isPending}
      name="collection"
      initialValues={{ name: collection?.name ?? "", parentId: collection?.parentId ?? parentId ?? "" }}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <Form.Item
        name="name"
        label={t("papers.collectionName")}
        rules={[{ required: true, whitespace: true, message: t("papers.titleRequired") }]}
      >
        <Input maxLength={100} autoFocus />
      </Form.Item>
      <Form.Item name="parentId" label={t("papers.collectionParent")}>
        <Select
          options={[
            { value: "", label: t("papers.collectionTop") },
            ...collections
              .filter(({ id }) => id !== collection?.id)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Form.Item>
    </FormDialog>
  );
};
