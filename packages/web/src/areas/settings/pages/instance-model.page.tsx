import { useTranslation } from "../../../kernel/translation.ts";
import { Section, Sections } from "../../../ui/sections.tsx";
import { InstanceModelForm, useInstanceModel } from "../../models/models.public.tsx";
import { InstanceFrame } from "../parts/instance-frame.tsx";

/** The language model that this installation offers to teams without one of their own. */
export default function InstanceModelPage() {
  const t = useTranslation();
  const model = useInstanceModel();
  return (
    <InstanceFrame title={t("models.title")} error={model.error}>
      <Sections>
        <Section title={t("models.title")} lead={t("models.lead")}>
          <InstanceModelForm {...model} />
        </Section>
      </Sections>
    </InstanceFrame>
  );
}
