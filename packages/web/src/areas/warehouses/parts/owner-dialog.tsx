import type { Warehouse } from "@benchleaf/contract";
import { Checkbox, Form } from "antd";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useChangeWarehouseOwner } from "../warehouses.queries.ts";

interface OwnerDialogProps {
  readonly warehouse: Warehouse;
  readonly onClose: () => void;
}

/** Gives a warehouse to a colleague. */
export const OwnerDialog = ({ warehouse, onClose }: OwnerDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const change = useChangeWarehouseOwner(warehouse.id);
  const { name, owner, ownerId } = warehouse;
  const submit = ({ userId, keepsPlace }: { userId: string; keepsPlace: boolean }) =>
    change.mutate(
      { userId, keepsPlace, fromUserId: ownerId },
      {
        onSuccess: () => {
          toasts.success(t("warehouses.ownerChanged", { name }));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  return (
    <FormDialog
      name="warehouse-owner"
      title={t("warehouses.changeOwnerTitle", { name })}
      action={t("warehouses.changeOwner")}
      isBusy={change.isPending}
      initialValues={{ keepsPlace: true }}
      lead={<p>{t("warehouses.changeOwnerText", { owner })}</p>}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="userId"
        label={t("warehouses.newOwner")}
        rules={[{ required: true, message: t("warehouses.chooseColleague") }]}
      >
        <ColleagueSelect exceptId={ownerId} />
      </Form.Item>
      <Form.Item name="keepsPlace" valuePropName="checked">
        <Checkbox>{t("warehouses.keepsPlace", { owner })}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
};
