import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useNoteOpening } from "../../../shared/files/marks.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useAlignment } from "../alignments.queries.ts";
import { AlignmentReading } from "../parts/alignment-reading.tsx";
import { AlignmentTrouble } from "../parts/alignment-trouble.tsx";
import { versionIn } from "../version-in.ts";

/** An alignment on a phone: to be looked at; correcting is for computers. */
export default function AlignmentReadingPage() {
  const t = useTranslation();
  const { alignmentId } = usePathParams<"alignmentId">();
  const version = versionIn(useQueryParams().version);
  const { data, error, refetch } = useAlignment(alignmentId, version);
  useNoteOpening(data && alignmentId);
  if (data) return <AlignmentReading key={`${alignmentId}/${version}`} alignment={data} />;
  if (error) return <AlignmentTrouble error={error} onRetry={refetch} />;
  return <ListSkeleton rows={14} label={t("shell.loading")} />;
}
