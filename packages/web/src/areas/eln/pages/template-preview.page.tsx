import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useTemplate } from "../eln.queries.ts";
import styles from "../page/page.module.css";
import { TemplateContent } from "../templates/template-content.tsx";

/** A template by itself. */
export default function TemplatePreviewPage() {
  const t = useTranslation();
  const { id } = usePathParams<"id">();
  const { data: template, error, refetch } = useTemplate(id);
  useBreadcrumbs([
    { label: t("eln.title"), to: "/eln" },
    { label: t("eln.templates"), to: "/eln/templates" },
    ...(template ? [{ label: template.name }] : []),
  ]);
  if (error && !template) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!template) return <ListSkeleton rows={14} label={t("shell.loading")} />;
  return (
    <div className={styles.scroll}>
      <div className={styles.sheet}>
        <PageHeader
          title={template.name}
          actions={
            <Link to="/eln" search={{ new: "1", template: template.id }}>
              <Button type="primary" tabIndex={-1}>
                {t("elnPages.useTemplate")}
              </Button>
            </Link>
          }
        />
        <TemplateContent template={template} />
      </div>
    </div>
  );
}
