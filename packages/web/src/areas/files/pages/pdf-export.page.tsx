import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PdfProgress } from "../parts/pdf-progress.tsx";
import { usePdfExport } from "../pdf.queries.ts";

/** A long export, where its notice leads to. */
export default function PdfExportPage() {
  const t = useTranslation();
  const { pdfExportId } = usePathParams<"pdfExportId">();
  useBreadcrumbs([{ label: t("projects.title"), to: "/project" }, { label: t("fileActions.pdf") }]);
  const { data: made, error, refetch } = usePdfExport(pdfExportId);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Page>
      <PageHeader title={made?.name ?? t("fileActions.pdf")} />
      {made ? <PdfProgress made={made} /> : <ListSkeleton label={t("shell.loading")} />}
    </Page>
  );
}
