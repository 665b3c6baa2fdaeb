import type { InspectionForm } from "@benchleaf/contract";
import { useTranslation } from "../../../kernel/translation.ts";
import { State } from "../inspection-state.tsx";

/** Whether a form is a draft, published or put away. */
export const FormStateLabel = ({ form }: { readonly form: InspectionForm }) => {
  const t = useTranslation();
  if (form.state === "archived") return <State tone="soft">{t("inspecting.stateArchived")}</State>;
  if (form.state === "draft") return <State tone="draft">{t("inspecting.stateDraft")}</State>;
  return <State tone="good">{t("inspecting.statePublished", { version: form.version })}</State>;
};
