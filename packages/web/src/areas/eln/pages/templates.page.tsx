import { ArrowLeftOutlined, PlusOutlined } from "@ant-design/icons";
import { type ElnCategory, type ElnTemplateSummary, elnCategories } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Select } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useRemoveTemplate, useTemplate, useTemplates } from "../eln.queries.ts";
import { TemplateContent } from "../templates/template-content.tsx";
import { TemplateForm } from "../templates/template-form.tsx";
import { TemplateVersions } from "../templates/template-versions.tsx";
import styles from "../templates/templates.module.css";

const ALL = "all";

/** Templates by category, with the selected one next to them. */
export default function TemplatesPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { category = ALL, id } = usePathParams<"category" | "id">() as { category?: string; id?: string };
  const { edit, version } = useQueryParams();
  const { data: templates, error, refetch } = useTemplates();
  const earlier = version !== undefined && /^[1-9]\d{0,5}$/.test(version) ? Number(version) : undefined;
  const chosen = useTemplate(id, earlier);
  const remove = useRemoveTemplate();
  const [removed, setRemoved] = useState<ElnTemplateSummary | null>(null);
  const crumbs = [
    { label: t("eln.title"), to: "/eln" },
    { label: t("eln.templates"), to: "/eln/templates" },
  ];
  useBreadcrumbs(chosen.data ? [...crumbs, { label: chosen.data.name }] : crumbs);
  const shown = (templates ?? []).filter((one) => category === ALL || one.category === category);
  const categoryWord = (value: string) =>
    value === ALL ? t("elnPages.allCategories") : t(`elnPages.category-${value as ElnCategory}`);
  return (
    <Page>
      <PageHeader
        title={t("eln.templates")}
        {...(templates && { count: shown.length })}
        actions={
          hasPermission("ELN_CREATE") && (
            <Button
              icon={<PlusOutlined aria-hidden />}
              onClick={() => void navigate({ to: `/eln/templates/${category}`, search: { edit: "new" } })}
            >
              {t("elnPages.newTemplate")}
            </Button>
          )
        }
      />
      <ToolLine>
        <Select
          aria-label={t("elnPages.category")}
          style={{ minWidth: 180 }}
          value={category}
          options={[ALL, ...elnCategories].map((value) => ({ value, label: categoryWord(value) }))}
          onChange={(value) => void navigate({ to: `/eln/templates/${value}` })}
        />
      </ToolLine>
      {error && !templates && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!templates && !error && <ListSkeleton label={t("shell.loading")} />}
      <div className={styles.columns} data-chosen={id !== undefined || edit !== undefined}>
        <ul className={styles.list} aria-label={t("eln.templates")}>
          {shown.map((template) => (
            <li key={template.id} data-picked={template.id === id}>
              <Link to={`/eln/templates/${category}/${template.id}`}>{template.name}</Link>
              <span>{template.description}</span>
              <small>
                {t(`elnPages.scope-${template.scope}`)} · {categoryWord(template.category)}
              </small>
            </li>
          ))}
        </ul>
        <section className={styles.preview} aria-label={chosen.data?.name ?? t("elnPages.chooseTemplate")}>
          <Link className={styles.back} to={`/eln/templates/${category}`}>
            <ArrowLeftOutlined aria-hidden /> {t("eln.templates")}
          </Link>
          {edit !== undefined && (edit === "new" || chosen.data) && (
            <TemplateForm
              key={edit === "new" ? "new" : id}
              template={edit === "new" ? null : (chosen.data ?? null)}
              onSaved={(saved) => void navigate({ to: `/eln/templates/${saved.category}/${saved.id}` })}
              onCancel={() =>
                void navigate({ to: `/eln/templates/${category}${id === undefined ? "" : `/${id}`}` })
              }
            />
          )}
          {id === undefined && edit === undefined && <p>{t("elnPages.chooseTemplate")}</p>}
          {chosen.error && <ErrorState error={chosen.error} onRetry={() => void chosen.refetch()} />}
          {chosen.data && edit === undefined && (
            <>
              <div className={styles.head}>
                <h2>{chosen.data.name}</h2>
                {chosen.data.isEditable && earlier === undefined && (
                  <>
                    <Button danger onClick={() => setRemoved(chosen.data)}>
                      {t("elnPages.removeTemplate")}
                    </Button>
                    <Button
                      onClick={() =>
                        void navigate({
                          to: `/eln/templates/${category}/${chosen.data.id}`,
                          search: { edit: "1" },
                        })
                      }
                    >
                      {t("elnPages.editTemplate")}
                    </Button>
                  </>
                )}
                {earlier === undefined && (
                  <Button
                    type="primary"
                    onClick={() =>
                      void navigate({ to: "/eln", search: { new: "1", template: chosen.data.id } })
                    }
                  >
                    {t("elnPages.useTemplate")}
                  </Button>
                )}
              </div>
              <TemplateVersions
                template={chosen.data}
                onChoose={(next) =>
                  void navigate({
                    to: `/eln/templates/${category}/${chosen.data.id}`,
                    search: next === undefined ? {} : { version: String(next) },
                  })
                }
              />
              <TemplateContent key={`${chosen.data.id} ${chosen.data.version}`} template={chosen.data} />
            </>
          )}
        </section>
      </div>
      <ConfirmDialog
        isOpen={removed !== null}
        title={t("elnPages.removeTemplateTitle", { name: removed?.name ?? "" })}
        action={t("elnPages.removeTemplate")}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() =>
          remove.mutate(removed?.id ?? "", {
            onSuccess: () => void navigate({ to: `/eln/templates/${category}` }),
            onError: toasts.failure,
            onSettled: () => setRemoved(null),
          })
        }
        onClose={() => setRemoved(null)}
      >
        {t("elnPages.removeTemplateHelp")}
      </ConfirmDialog>
    </Page>
  );
}
