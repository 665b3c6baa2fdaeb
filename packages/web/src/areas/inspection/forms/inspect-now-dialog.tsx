import type { InspectionForm } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useFormText } from "../form-text.ts";
import { useStartInspection } from "../inspection.queries.ts";
import { type TargetEntry, TargetFields, targetOf } from "./target-fields.tsx";

/** Begins an inspection outside of any schedule. */
export const InspectNowDialog = ({
  form,
  onClose,
}: {
  readonly form: Pick<InspectionForm, "id" | "name">;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const say = useFormText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { timezone } = usePreferences();
  const start = useStartInspection();
  return (
    <FormDialog
      title={t("inspecting.inspectNowTitle")}
      action={t("inspecting.begin")}
      isBusy={start.isPending}
      initialValues={{ targetKind: "location" }}
      lead={<p>{say(form.name)}</p>}
      onSubmit={(entry: TargetEntry) =>
        start.mutate(
          { formId: form.id, target: targetOf(entry), timezone },
          {
            onSuccess: ({ id }) => void navigate({ to: "/inspection/view", search: { task: id } }),
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <TargetFields />
    </FormDialog>
  );
};
