import { CommentOutlined, FilePdfOutlined } from "@ant-design/icons";
import { type InspectionRecordDetail, inspectionRecordsApi } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { download, saveBlob } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import fill from "../filling/fill.module.css";
import { useFormText } from "../form-text.ts";
import { useChooseRecord, useRecord } from "../inspection.queries.ts";
import { State } from "../inspection-state.tsx";
import { actionTones } from "./action-detail.tsx";
import { RecordAnswers } from "./record-answers.tsx";
import { reviewTones } from "./record-list.tsx";

const SubjectPanel = lazy(() => import("../../../shared/subjects/subject-panel.tsx"));

const PdfButton = ({ recordId }: { readonly recordId: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { locale, timezone } = usePreferences();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { blob, fileName } = await download(inspectionRecordsApi.pdf, {
        params: { inspectionRecordId: recordId },
        query: { locale, timezone },
      });
      saveBlob(blob, fileName);
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<FilePdfOutlined />} loading={isBusy} onClick={() => void save()}>
      {t("inspecting.pdf")}
    </Button>
  );
};

const RecordFacts = ({ record }: { readonly record: InspectionRecordDetail }) => {
  const t = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const choose = useChooseRecord();
  return (
    <Facts>
      <Fact label={t("inspecting.columnResult")}>
        <State tone={record.result === "pass" ? "good" : "bad"}>
          {record.result === "pass"
            ? t("inspecting.pass")
            : t("inspecting.resultOf", { result: t("inspecting.fail"), count: record.failedCount })}
        </State>
      </Fact>
      <Fact label={t("inspecting.columnTarget")}>{record.target.name}</Fact>
      <Fact label={t("inspecting.inspector")}>{record.submitterName}</Fact>
      <Fact label={t("inspecting.finished")}>{format.dateTime(record.fillTime)}</Fact>
      <Fact label={t("inspecting.form")}>
        <Link to={`/inspection/detail/${record.formId}`}>{record.formNo}</Link>{" "}
        {t("inspecting.version", { version: record.version })}
      </Fact>
      {record.mostScore > 0 && (
        <Fact label={t("inspecting.score")}>
          {record.score} / {record.mostScore}
        </Fact>
      )}
      <Fact label={t("inspecting.review")}>
        <State tone={reviewTones[record.review]}>{t(`inspecting.review-${record.review}`)}</State>
        {record.approvalId && (
          <>
            {" "}
            <Link to="/homepage/audit" search={{ record: record.approvalId }}>
              {t("inspecting.openReview")}
            </Link>
          </>
        )}
      </Fact>
      {record.others.length > 0 && (
        <Fact label={t("inspecting.otherRecords")} help={!record.isChosen && t("inspecting.notChosen")}>
          {record.others.map(({ id, recordNo, submitterName }) => (
            <div key={id}>
              <Link to={`/inspection/view/${id}`}>{recordNo}</Link> {submitterName}
            </div>
          ))}
          {record.abilities.choose && (
            <Button
              size="small"
              loading={choose.isPending}
              onClick={() => announce(choose.mutateAsync(record.id), t("inspecting.chosen"))}
            >
              {t("inspecting.choose")}
            </Button>
          )}
        </Fact>
      )}
    </Facts>
  );
};

/** A filled-in form: result, answers, corrective actions, review, and comments. */
export const ShowRecord = ({ recordId }: { readonly recordId: string }) => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const navigate = useNavigate();
  const query = useQueryParams();
  const { data: record, error, refetch } = useRecord(recordId);
  const name = record ? `${record.recordNo} ${say(record.formName)}` : "";
  useBreadcrumbs([
    { label: t("inspection.title"), to: "/inspection/list" },
    { label: name || t("inspection.record") },
  ]);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...change }, replace: true });
  if (!record)
    return (
      <Page>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton label={t("shell.loading")} />
        )}
      </Page>
    );
  return (
    <Page>
      <PageHeader
        title={name}
        actions={
          <>
            <Button icon={<CommentOutlined />} onClick={() => go({ panel: "open" })}>
              {t("inspecting.discussion")}
            </Button>
            <PdfButton recordId={record.id} />
          </>
        }
      />
      <div className={fill.sheet}>
        <section className={fill.section} aria-label={t("inspecting.columnResult")}>
          <RecordFacts record={record} />
        </section>
        {record.actions.length > 0 && (
          <section className={fill.section} aria-labelledby="corrective">
            <h2 id="corrective">{t("inspecting.corrective")}</h2>
            {record.actions.map((action) => (
              <div key={action.id} className={fill.item}>
                <Link to="/inspection/task" search={{ view: "actions", whose: "all", action: action.id }}>
                  {say(action.title)}
                </Link>
                <span>
                  {say(action.finding)} · {action.ownerName} · {format.day(action.dueDate)}
                </span>
                <State tone={actionTones[action.state]}>{t(`inspecting.actionState-${action.state}`)}</State>
              </div>
            ))}
          </section>
        )}
        <RecordAnswers record={record} />
      </div>
      {query.panel === "open" && (
        <Suspense fallback={null}>
          <SubjectPanel
            about={{ kind: "inspectionRecord", id: record.id }}
            sought={query.thread}
            onClose={() => go({ panel: undefined, thread: undefined })}
          />
        </Suspense>
      )}
    </Page>
  );
};
