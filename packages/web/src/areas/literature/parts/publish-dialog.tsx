import { type PaperDetail, searchPathOf } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePaperChanges } from "../library.queries.ts";

/** The record of a paper is shown to everyone, under an address. */
export const PublishDialog = ({ paper, onClose }: { paper: PaperDetail; onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { publish } = usePaperChanges();
  return (
    <FormDialog<{ searchPath: string }>
      title={t("papers.publish")}
      action={t("papers.publish")}
      isBusy={publish.isPending}
      lead={<p>{t("papers.publishLead")}</p>}
      name="publish"
      initialValues={{ searchPath: paper.searchPath ?? searchPathOf(paper.fields.title).slice(0, 60) }}
      onSubmit={(body) =>
        publish.mutate(
          { params: { literatureId: paper.id }, body },
          {
            onSuccess: () => {
              toasts.success(t("papers.published"));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="searchPath"
        label={t("papers.publishPath")}
        rules={[
          {
            required: true,
            pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
            min: 3,
            max: 80,
            message: t("papers.publishPath"),
          },
        ]}
      >
        <Input />
      </Form.Item>
    </FormDialog>
  );
};
