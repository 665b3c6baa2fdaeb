import { PlaceNav } from "../../../kernel/parts/place-nav.tsx";
import { useTranslation } from "../../../kernel/translation.ts";

/** The pages of the library next to each other. */
export const LibraryNav = () => {
  const t = useTranslation();
  return (
    <PlaceNav
      label={t("literature.library")}
      places={[
        { path: "/library/literature", label: t("papers.allPapers") },
        { path: "/library/collection", label: t("literature.collections") },
        { path: "/open/library", label: t("literature.openLibrary") },
      ]}
    />
  );
};
