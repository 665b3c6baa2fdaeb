import { type Project, TRASH_DAYS } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Form, Input } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useRequestDeletion } from "../projects.queries.ts";

const MAX_REASON = 200;

interface DeletionDialogProps {
  readonly project: Project;
  /** Of a request that is made again. */
  readonly reason?: string;
  readonly onClose: () => void;
}

/** Requests the deletion of a project, says what is deleted with it, and links to the request. */
export const DeletionDialog = ({ project, reason = "", onClose }: DeletionDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const request = useRequestDeletion(project.id);
  const submit = ({ remark }: { remark: string }) => {
    request.mutate(remark, {
      onSuccess: ({ recordId, isDeleted }) => {
        toasts.success(
          isDeleted
            ? t("projects.deleted", { name: project.name, days: TRASH_DAYS })
            : t("projects.deletionSubmitted"),
        );
        onClose();
        if (!isDeleted) void navigate({ to: "/homepage/submission", search: { record: recordId } });
      },
      onError: toasts.failure,
    });
  };
  return (
    <FormDialog
      title={t("projects.deletionTitle", { name: project.name })}
      action={t("projects.deletionSubmit")}
      isDanger
      isBusy={request.isPending}
      initialValues={{ remark: reason }}
      lead={
        <>
          {" "}
          <p>
            {t("projects.deletionText", {
              count: project.fileCount,
              people: project.memberCount,
              days: TRASH_DAYS,
            })}
          </p>
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="remark"
        label={t("projects.deletionReason")}
        rules={[{ max: MAX_REASON, message: t("projects.deletionTooLong") }]}
      >
        <Input.TextArea autoFocus rows={3} maxLength={MAX_REASON} showCount />
      </Form.Item>
    </FormDialog>
  );
};
