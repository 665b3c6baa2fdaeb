import type { Warehouse, WarehouseInput, WarehouseKind } from "@benchleaf/contract";
import { Form, Input, Select } from "antd";
import { Failure } from "../../../kernel/failure.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { PickPicture } from "../../../kernel/parts/pick-picture.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { useSaveWarehouse, useSetPicture } from "../warehouses.queries.ts";
import styles from "./warehouses.module.css";

interface WarehouseDialogProps {
  readonly kind: WarehouseKind;
  /** Null for a new one. */
  readonly warehouse: Warehouse | null;
  readonly onSaved: (warehouse: Warehouse) => void;
  readonly onClose: () => void;
}

/** Uploads or removes the picture immediately, independent of the form. */
const PictureLine = ({ warehouse }: { readonly warehouse: Warehouse }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const set = useSetPicture(warehouse.id);
  const send = async (file: File) => {
    try {
      const { uuid } = await upload(file, () => {});
      await set.mutateAsync(uuid);
    } catch (error) {
      toasts.failure(error);
    }
  };
  return (
    <div className={styles.pictureLine}>
      <span>{t("warehouses.picture")}</span>
      <PickPicture label={t("warehouses.choosePicture")} onPicture={(file) => void send(file)} />
    </div>
  );
};

/** Makes a warehouse, or changes its name, description and what the whole team may do in it. */
export const WarehouseDialog = ({ kind, warehouse, onSaved, onClose }: WarehouseDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<WarehouseInput>();
  const save = useSaveWarehouse(kind, warehouse);
  const submit = (input: WarehouseInput) =>
    save.mutate(input, {
      onSuccess: (saved) => {
        toasts.success(warehouse ? t("warehouses.saved") : t("warehouses.created", { name: saved.name }));
        onSaved(saved);
      },
      onError: (error) => {
        if (error instanceof Failure && error.code === "warehouse.name.exists")
          form.setFields([{ name: "name", errors: [formatError(t, error)] }]);
        else toasts.failure(error);
      },
    });
  return (
    <FormDialog<WarehouseInput>
      form={form}
      name="warehouse"
      title={t(warehouse ? "warehouses.edit" : "warehouses.create")}
      action={t(warehouse ? "shell.save" : "shell.create")}
      isBusy={save.isPending}
      initialValues={{
        name: warehouse?.name ?? "",
        description: warehouse?.description ?? "",
        teamRight: warehouse?.teamRight ?? "none",
      }}
      lead={warehouse && <PictureLine warehouse={warehouse} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("warehouses.name")}
        rules={[{ required: true, whitespace: true, message: t("warehouses.nameRequired") }]}
      >
        <Input autoFocus maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={t("warehouses.description")}>
        <Input.TextArea maxLength={1_000} rows={3} />
      </Form.Item>
      <Form.Item name="teamRight" label={t("warehouses.teamRight")}>
        <Select
          options={(["none", "read", "use"] as const).map((right) => ({
            value: right,
            label: t(`warehouses.team-${right}`),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
