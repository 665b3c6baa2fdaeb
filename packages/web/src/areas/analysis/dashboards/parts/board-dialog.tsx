import { type BoardScope, boardScopes } from "@benchleaf/contract";
import { Form, Input, Radio } from "antd";
import { FormDialog } from "../../../../kernel/parts/form-dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";

/** What a board is called and who reads it. */
export interface BoardFacts {
  readonly name: string;
  readonly description: string;
  readonly scope: BoardScope;
}

interface BoardDialogProps {
  readonly title: string;
  readonly action: string;
  readonly initial: BoardFacts;
  /** A board of a project stays one. */
  readonly isOfProject: boolean;
  /** Only its author hands a board over. */
  readonly canShare: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: (facts: BoardFacts) => void;
  readonly onClose: () => void;
}

/** Name, description and readers of a board. */
export const BoardDialog = ({
  title,
  action,
  initial,
  isOfProject,
  canShare,
  ...dialog
}: BoardDialogProps) => {
  const t = useTranslation();
  const scopes = boardScopes.filter((scope) => (scope === "project") === isOfProject);
  return (
    <FormDialog<Partial<BoardFacts>>
      {...dialog}
      title={title}
      action={action}
      initialValues={initial}
      onSubmit={({ name = "", description = "", scope = initial.scope }) =>
        dialog.onSubmit({ name, description, scope })
      }
    >
      <Form.Item
        name="name"
        label={t("dashboards.name")}
        rules={[{ required: true, whitespace: true, message: t("dashboards.nameRequired") }]}
      >
        <Input maxLength={100} autoFocus />
      </Form.Item>
      <Form.Item name="description" label={t("dashboards.description")}>
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
      <Form.Item name="scope" label={t("dashboards.scope")} extra={t("dashboards.scopeHelp")}>
        <Radio.Group
          disabled={!canShare || isOfProject}
          options={scopes.map((value) => ({ value, label: t(`dashboards.scope-${value}`) }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
