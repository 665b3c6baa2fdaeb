import { useTranslation } from "../../../kernel/translation.ts";
import { HomeSection } from "./home-section.tsx";
import { RecentCreates } from "./new-menu.tsx";

/** What one may begin. */
export default function StartOver() {
  const t = useTranslation();
  return (
    <HomeSection title={t("shell.paletteCreates")}>
      <RecentCreates />
    </HomeSection>
  );
}
