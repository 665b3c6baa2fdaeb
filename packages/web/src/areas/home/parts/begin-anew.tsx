import { useWords } from "../../../kernel/words.ts";
import { HomeSection } from "./home-section.tsx";
import { RecentCreates } from "./new-menu.tsx";

/** What one may begin. */
export default function BeginAnew() {
  const t = useWords();
  return (
    <HomeSection title={t("shell.paletteCreates")}>
      <RecentCreates />
    </HomeSection>
  );
}
