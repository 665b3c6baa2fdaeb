import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useFavourites } from "../../../shared/files/marks.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { FileLines } from "./file-lines.tsx";
import styles from "./home.module.css";
import { HomeSection } from "./home-section.tsx";

const MOST_PINNED = 8;

const Files = () => {
  const t = useTranslation();
  const { data, error, refetch } = useFavourites();
  const files = data?.pages.flatMap(({ records }) => records).slice(0, MOST_PINNED);
  if (error && !files) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!files) return <ListSkeleton rows={2} label={t("shell.loading")} />;
  if (files.length === 0) return <p className={styles.calm}>{t("files.pinnedNone")}</p>;
  return <FileLines files={files} />;
};

/** Starred files. */
export default function Pinned() {
  const t = useTranslation();
  return (
    <HomeSection
      title={t("files.favouritesTitle")}
      more={{ to: "/project/favourites", label: t("notifications.seeAll") }}
    >
      <Files />
    </HomeSection>
  );
}
