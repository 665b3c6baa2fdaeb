import { features } from "../../../kernel/features.ts";
import { PlaceNav } from "../../../kernel/parts/place-nav.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useStore } from "../../../kernel/store.ts";
import { useTranslation } from "../../../kernel/translation.ts";

/** The pages of translation next to each other, as far as they are open to the reader. */
export const TranslationNav = ({ current }: { readonly current?: string }) => {
  const t = useTranslation();
  const on = useStore(features);
  const mayTranslate = hasPermission("TRANSLATION_AI");
  return (
    <PlaceNav
      label={t("translation.title")}
      current={current}
      places={[
        ...(mayTranslate ? [{ path: "/translation", label: t("translation.translate") }] : []),
        ...(hasPermission("TRANSLATION_GLOSSARY")
          ? [{ path: "/translation/glossary", label: t("translation.glossaries") }]
          : []),
        ...(mayTranslate && on.has("TRANSLATION_BETA")
          ? [{ path: "/translation/memory", label: t("translation.memories") }]
          : []),
      ]}
    />
  );
};
