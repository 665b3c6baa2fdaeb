import { type AdvisedTest, methodRoles, type StatisticsError } from "@benchleaf/bio";
import { type Analysis, type AnalysisContent, analysisApi } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Alert, Button, Input } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { call } from "../../../kernel/client.ts";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { visitedProject } from "../../../kernel/visited-project.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useAnalysisCache } from "../analysis.queries.ts";
import { newContent } from "../work/new-content.ts";
import { tableOfRows } from "../work/paste-table.ts";
import { useAnswer } from "../work/use-answer.ts";
import styles from "./analysis.module.css";
import { DataGrid } from "./data-grid.tsx";
import { FigurePanel } from "./figure-panel.tsx";
import { ResultView } from "./result-view.tsx";
import { SetupFields } from "./setup-fields.tsx";

const methodOfAdvice: Readonly<Record<AdvisedTest, AnalysisContent["spec"]["method"]>> = {
  oneSample: "oneSample",
  welch: "tTest",
  pairedT: "pairedT",
  mannWhitney: "mannWhitney",
  wilcoxon: "wilcoxon",
  anova: "anova",
  welchAnova: "anova",
  kruskal: "kruskal",
  describe: "describe",
};
/** Methods that compare groups, for which a test is advised. */
const advised = new Set(Object.values(methodOfAdvice));

const refusalWords = ({ code: _, message: __, ...about }: StatisticsError) => about;

/** A table on one side, its result and figure on the other. */
export const AnalysisWorkbench = ({ analysis }: { readonly analysis: Analysis | null }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const cache = useAnalysisCache();
  const { personalProjectId } = useSession();
  const columnName = (number: number) => t("analysis.columnDefault", { number });
  const [content, setContent] = useState<AnalysisContent>(() => analysis?.content ?? newContent(columnName));
  const [saved, setSaved] = useState(content);
  const [version, setVersion] = useState(analysis?.version ?? 0);
  const [name, setName] = useState(analysis?.file.name ?? t("analysis.untitled"));
  const [isSaving, setSaving] = useState(false);
  const answer = useAnswer(content);
  const guard = useLeaveGuard(content !== saved);
  useBreadcrumbs([{ label: t("files.kindAnalysis"), to: "/analysis/files" }, { label: name }]);
  const save = async () => {
    setSaving(true);
    try {
      const sent = content;
      const made = analysis
        ? await call(analysisApi.save, {
            params: { analysisId: analysis.file.id },
            body: { baseVersion: version, message: "", content: sent },
          })
        : await call(analysisApi.create, {
            body: {
              projectId: visitedProject.get() ?? personalProjectId,
              folderId: null,
              name: name.trim() || t("analysis.untitled"),
              content: sent,
            },
          });
      setSaved(sent);
      setVersion(made.version);
      cache.saved(made);
      toasts.success(t("analysis.saved", { version: made.version }));
      if (!analysis) {
        guard.letGo();
        await navigate({ to: "/analysis/file/$analysisId", params: { analysisId: made.file.id } });
      }
    } catch (error) {
      toasts.failure(error);
    } finally {
      setSaving(false);
    }
  };
  const readFile = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      const { uuid } = await upload(file, () => undefined);
      const { rows } = await call(analysisApi.readTable, { body: { uuid, name: file.name } });
      setContent((before) => ({
        ...before,
        table: tableOfRows(rows, columnName),
        source: { fileId: null, version: null, name: file.name },
        spec: { ...before.spec, roles: {}, excluded: [] },
      }));
    } catch (error) {
      toasts.failure(error);
    }
  };
  const outcome = answer?.outcome;
  const hasRoles = methodRoles[content.spec.method].needs.every(
    (role) => (content.spec.roles[role] ?? []).length > 0,
  );
  const advice = advised.has(content.spec.method) ? answer?.advice : null;
  return (
    <Page>
      {guard.dialog}
      <PageHeader
        title={analysis ? name : t("analysis.new")}
        actions={
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            {t("analysis.save")}
          </Button>
        }
      />
      {!analysis && (
        <Input
          aria-label={t("analysis.name")}
          value={name}
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <div className={styles.work}>
        <section className={styles.column} aria-label={t("analysis.data")}>
          <h2>{t("analysis.data")}</h2>
          <p className={styles.soft}>{t("analysis.pasteHelp")}</p>
          <PickFiles
            label={t("analysis.pickFile")}
            accept=".csv,.tsv,.txt,.xlsx"
            onFiles={(files) => void readFile(files)}
          />
          <DataGrid
            table={content.table}
            columnName={columnName}
            onChange={(table) => setContent((before) => ({ ...before, table }))}
          />
          <h2>{t("analysis.setup")}</h2>
          <SetupFields content={content} onChange={(spec) => setContent((before) => ({ ...before, spec }))} />
          {advice && (
            <p className={styles.soft}>
              {t("analysis.advice", { test: t(`analysis.word-${advice.test}` as PhraseKey) })}
              {" · "}
              {advice.reasons
                .map(({ code, p, ...about }) =>
                  t(`analysis.reason-${code}` as PhraseKey, { ...about, p: p?.toPrecision(2) ?? "" }),
                )
                .join(" · ")}{" "}
              {methodOfAdvice[advice.test] !== content.spec.method && (
                <Button
                  size="small"
                  onClick={() =>
                    setContent((before) => ({
                      ...before,
                      spec: { ...before.spec, method: methodOfAdvice[advice.test] },
                    }))
                  }
                >
                  {t("analysis.useAdvice")}
                </Button>
              )}
            </p>
          )}
        </section>
        <section className={styles.column} aria-label={t("analysis.result")}>
          <h2>{t("analysis.result")}</h2>
          {!hasRoles && <p className={styles.soft}>{t("analysis.nothingYet")}</p>}
          {hasRoles && outcome && !outcome.ok && (
            <Alert
              type="warning"
              showIcon
              title={t(`analysis.refusal-${outcome.error.code}` as PhraseKey, refusalWords(outcome.error))}
            />
          )}
          {hasRoles && outcome?.ok && (
            <>
              <FigurePanel
                figure={outcome.result.figure}
                settings={content.figure}
                name={name}
                onChange={(figure) => setContent((before) => ({ ...before, figure }))}
              />
              <ResultView result={outcome.result} />
            </>
          )}
          {analysis && content === saved && (
            <p className={styles.soft}>
              {t("analysis.engine", { engine: analysis.engine, hash: analysis.dataHash.slice(0, 12) })}
            </p>
          )}
        </section>
      </div>
    </Page>
  );
};
