import { useNavigate } from "@tanstack/react-router";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useNoteOpening } from "../../../shared/files/marks.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useAnalysis } from "../analysis.queries.ts";
import { AnalysisWorkbench } from "../parts/analysis-workbench.tsx";

/** An analysis; `new` begins one. */
export default function AnalysisPage() {
  const t = useTranslation();
  const { analysisId } = usePathParams<"analysisId">();
  const asked = Number(useQueryParams().version);
  const version = Number.isInteger(asked) && asked > 0 ? asked : null;
  const { data, error, refetch } = useAnalysis(analysisId, version);
  const navigate = useNavigate();
  useNoteOpening(data && analysisId);
  const toNewest = () =>
    void navigate({ to: "/analysis/file/$analysisId", params: { analysisId }, search: {}, replace: true });
  if (analysisId === "new") return <AnalysisWorkbench key="new" analysis={null} onNewest={toNewest} />;
  if (data) return <AnalysisWorkbench key={`${analysisId}/${version}`} analysis={data} onNewest={toNewest} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={14} label={t("shell.loading")} />;
}
