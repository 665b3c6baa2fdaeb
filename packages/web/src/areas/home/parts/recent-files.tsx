import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useOpenings } from "../../../shared/files/marks.queries.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useRecentFiles } from "../home.queries.ts";
import { FileLines } from "./file-lines.tsx";
import { HomeSection } from "./home-section.tsx";

const SHOWN = 8;

/** For who has opened nothing yet: what was changed last in all projects. */
const Changed = () => {
  const t = useTranslation();
  const { data, error, refetch } = useRecentFiles(SHOWN);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={SHOWN} label={t("shell.loading")} />;
  if (data.length === 0)
    return <EmptyState title={t("files.recentEmptyTitle")} text={t("files.recentEmptyText")} />;
  return <FileLines files={data} timeOf={({ updateTime }) => updateTime} />;
};

/** Where the reader was: the files they have opened last. */
export default function RecentFiles() {
  const t = useTranslation();
  const { personalProjectId } = useSession();
  const { data, error, refetch } = useOpenings(SHOWN);
  const isNew = data?.length === 0;
  return (
    <HomeSection
      title={t(isNew ? "files.recent" : "files.goOn")}
      more={{ to: `/project/${personalProjectId}/file`, label: t("files.allFiles") }}
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={SHOWN} label={t("shell.loading")} />}
      {isNew && <Changed />}
      {data && !isNew && <FileLines files={data} timeOf={({ openTime }) => openTime} />}
    </HomeSection>
  );
}
