import type { Analysis, AnalysisContent } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Alert, Button, Input } from "antd";
import { type KeyboardEvent, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { isAdvised } from "../work/apply-advice.ts";
import { newContent } from "../work/new-content.ts";
import { withSpec } from "../work/plate-content.ts";
import { useAnswer } from "../work/use-answer.ts";
import { useHistory } from "../work/use-history.ts";
import { useSaving } from "../work/use-saving.ts";
import { AdviceLine } from "./advice-line.tsx";
import styles from "./analysis.module.css";
import { AnalysisSides } from "./analysis-sides.tsx";
import { DataPane } from "./data-pane.tsx";
import { ResultPane } from "./result-pane.tsx";
import { SetupFields } from "./setup-fields.tsx";

interface AnalysisWorkbenchProps {
  readonly analysis: Analysis | null;
  /** Of an old version: to the newest one. */
  readonly onNewest: () => void;
}

/** Data on one side, result and figure on the other. */
export const AnalysisWorkbench = ({ analysis, onNewest }: AnalysisWorkbenchProps) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const columnName = (number: number) => t("analysis.columnDefault", { number });
  const {
    value: content,
    set,
    undo,
    redo,
  } = useHistory<AnalysisContent>(() => analysis?.content ?? newContent(columnName));
  const [name, setName] = useState(analysis?.file.name ?? t("analysis.untitled"));
  const saving = useSaving(analysis, content);
  const answer = useAnswer(content);
  const guard = useLeaveGuard(saving.isChanged);
  const isOld = analysis !== null && analysis.version < analysis.file.version;
  const mayEdit = analysis === null || analysis.file.abilities.edit;
  useBreadcrumbs([{ label: t("files.kindAnalysis"), to: "/analysis/files" }, { label: name }]);
  const setSpec = (spec: AnalysisContent["spec"]) => set((before) => withSpec(before, spec, t));
  const save = async () => {
    const made = await saving.save(name);
    if (analysis || made === null) return;
    guard.letGo();
    await navigate({ to: "/analysis/file/$analysisId", params: { analysisId: made.file.id } });
  };
  const restore = async () => {
    if (analysis && (await saving.restore(analysis))) onNewest();
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  };
  const advice = isAdvised(content.spec.method) ? answer?.advice : null;
  return (
    <Page>
      {guard.dialog}
      <PageHeader
        title={analysis ? name : t("analysis.new")}
        actions={
          <>
            {analysis && <AnalysisSides file={analysis.file} />}
            {!isOld && mayEdit && (
              <Button type="primary" loading={saving.isSaving} onClick={() => void save()}>
                {t("analysis.save")}
              </Button>
            )}
          </>
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
      {isOld && (
        <Alert
          type="info"
          showIcon
          title={t("analysis.oldVersion", { version: analysis.version, newest: analysis.file.version })}
          action={
            <span className={styles.line}>
              {mayEdit && (
                <Button size="small" loading={saving.isSaving} onClick={() => void restore()}>
                  {t("analysis.restore")}
                </Button>
              )}
              <Button size="small" type="primary" onClick={onNewest}>
                {t("analysis.toNewest")}
              </Button>
            </span>
          }
        />
      )}
      <div className={styles.work}>
        <section className={styles.column} aria-label={t("analysis.data")} onKeyDown={press}>
          <DataPane content={content} columnName={columnName} onChange={set} />
          <h2>{t("analysis.setup")}</h2>
          <SetupFields content={content} onChange={setSpec} />
          {advice && <AdviceLine advice={advice} spec={content.spec} onChange={setSpec} />}
        </section>
        <section className={styles.column} aria-label={t("analysis.result")}>
          <ResultPane
            content={content}
            answer={answer}
            name={name}
            onFigure={(figure) => set((before) => ({ ...before, figure }))}
          />
          {analysis && !saving.isChanged && (
            <p className={styles.soft}>
              {t("analysis.engine", { engine: analysis.engine, hash: analysis.dataHash.slice(0, 12) })}
            </p>
          )}
        </section>
      </div>
    </Page>
  );
};
