import type { PersonalInformation } from "@benchleaf/contract";
import { Facts, TextFact } from "../../../kernel/parts/facts.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { useUpdatePersonal } from "../personal.queries.ts";
import { AvatarEditor } from "./avatar-editor.tsx";

/** Picture and name. */
export const ProfileSection = ({ personal }: { personal: PersonalInformation }) => {
  const t = useTranslation();
  const update = useUpdatePersonal();
  return (
    <Section title={t("personal.profile")}>
      <AvatarEditor personal={personal} />
      <Facts>
        <TextFact
          label={t("accounts.name")}
          value={personal.name}
          help={t("accounts.nameHelp")}
          maxLength={64}
          required={t("accounts.nameRequired")}
          save={(name) => update.mutateAsync({ name })}
        />
      </Facts>
    </Section>
  );
};
