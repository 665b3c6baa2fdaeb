import type { Project } from "@benchleaf/contract";
import { Checkbox, Form } from "antd";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useChangeOwner } from "../project.queries.ts";

interface OwnerDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Gives a project to a colleague. */
export const OwnerDialog = ({ project, onClose }: OwnerDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const change = useChangeOwner(project.id);
  const submit = ({ userId, keepsPlace }: { userId: string; keepsPlace: boolean }) =>
    change.mutate(
      { userId, keepsPlace, fromUserId: project.ownerId },
      {
        onSuccess: () => {
          toasts.success(t("projectPages.ownerChanged", { name: project.name }));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  return (
    <FormDialog
      title={t("projectPages.changeOwnerTitle", { name: project.name })}
      action={t("projectPages.changeOwner")}
      isBusy={change.isPending}
      initialValues={{ keepsPlace: true }}
      lead={<p>{t("projectPages.changeOwnerText", { owner: project.owner })}</p>}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="userId"
        label={t("projectPages.newOwner")}
        rules={[{ required: true, message: t("projectPages.colleaguesRequired") }]}
      >
        <ColleagueSelect exceptId={project.ownerId} />
      </Form.Item>
      <Form.Item name="keepsPlace" valuePropName="checked">
        <Checkbox>{t("projectPages.keepsPlace", { owner: project.owner })}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
};
