import { assessAnswers, type FormItem, type ItemState } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Input } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useConnection } from "../../../kernel/connection.ts";
import { isConnectionFailure } from "../../../kernel/failure.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type Translate, useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useFormText } from "../form-text.ts";
import styles from "./fill.module.css";
import { formatRange, ItemAnswer } from "./item-answer.tsx";
import { sendFillings, unsent } from "./send-fillings.ts";
import { type FillingState, useFilling } from "./use-filling.ts";

/** Why an answer is a finding. */
const showError = (t: Translate, item: FormItem): string => {
  switch (item.kind) {
    case "number":
      return t("inspecting.outOfLimits", { range: formatRange(t, item) });
    case "date":
      return t("inspecting.pastDate");
    case "score":
      return t("inspecting.lowScore", { score: item.passFrom });
    default:
      return t("inspecting.failedOption");
  }
};

interface FilledItemProps {
  readonly state: ItemState;
  readonly taskId: string;
  readonly filling: FillingState;
  readonly isMissing: boolean;
}

const FilledItem = ({ state, taskId, filling, isMissing }: FilledItemProps) => {
  const t = useTranslation();
  const say = useFormText();
  const { item, isAnswered, isFailed } = state;
  const answer = filling.opened?.answers[item.id] ?? {};
  const [hasNote, setNote] = useState(answer.note !== undefined);
  const labelId = `item-${item.id}`;
  const look = isFailed ? "failed" : isAnswered ? "answered" : "open";
  const range = item.kind === "number" ? formatRange(t, item) : "";
  return (
    <fieldset className={styles.item} data-state={look} data-missing={isMissing ? "yes" : "no"}>
      <span id={labelId} className={styles.title}>
        {say(item.title)}
        {!item.required && <span className={styles.help}> ({t("shell.optional")})</span>}
      </span>
      {(say(item.help) || range) && (
        <p className={styles.help}>{[say(item.help), range].filter(Boolean).join(" · ")}</p>
      )}
      <ItemAnswer
        item={item}
        taskId={taskId}
        answer={answer}
        labelId={labelId}
        onChange={(next) => filling.setAnswer(item.id, next)}
        onFile={filling.addFile}
      />
      {isFailed && (
        <span role="status" className={styles.failed}>
          {showError(t, item)}
        </span>
      )}
      {hasNote ? (
        <Input.TextArea
          aria-label={`${t("inspecting.note")}: ${say(item.title)}`}
          placeholder={t("inspecting.note")}
          rows={2}
          maxLength={5000}
          value={answer.note ?? ""}
          onChange={({ target }) => filling.setAnswer(item.id, { ...answer, note: target.value })}
        />
      ) : (
        <div>
          <Button type="text" size="small" onClick={() => setNote(true)}>
            {t("inspecting.addNote")}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

/** Fills in one inspection, on a phone or a computer, with a line or without. */
export const FillSheet = ({ taskId }: { readonly taskId: string }) => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const toasts = useToasts();
  const navigate = useNavigate();
  const connection = useConnection();
  const { timezone } = usePreferences();
  const { tenantId, userId } = useSession();
  const filling = useFilling(taskId);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const { opened, error, kept } = filling;
  useBreadcrumbs([
    { label: t("inspection.title"), to: "/inspection/task" },
    { label: opened ? say(opened.sheet.formName) : t("inspecting.fillTitle") },
  ]);
  if (!opened)
    return (
      <Page>
        {isConnectionFailure(error) && <EmptyState sketch="none" title={t("inspecting.notHere")} />}
        {!!error && !isConnectionFailure(error) && <ErrorState error={error} onRetry={filling.retry} />}
        {!error && <ListSkeleton label={t("shell.loading")} />}
      </Page>
    );
  const { sheet, answers } = opened;
  const { content } = sheet.form;
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(new Date());
  const assessment = assessAnswers(content, answers, today);
  const shown = assessment.items.filter(({ isShown }) => isShown);
  const submit = async () => {
    setChecked(true);
    const [first] = assessment.missing;
    if (first) {
      const field = document.getElementById(`item-${first.item.id}`)?.closest("fieldset");
      field?.scrollIntoView({ block: "center" });
      field?.querySelector<HTMLElement>("input, textarea, button")?.focus();
      return;
    }
    setSending(true);
    try {
      await filling.finish();
      if (connection !== "well") {
        toasts.info(t("inspecting.keptOffline"));
        return void navigate({ to: "/inspection/task" });
      }
      const receipts = await sendFillings({ tenantId, userId });
      const { failure } = unsent.get();
      const [receipt] = receipts.toReversed();
      if (receipt) {
        const values = { recordNo: receipt.recordNo, count: receipt.actionCount };
        toasts.success(
          t(receipt.actionCount > 0 ? "inspecting.submittedFail" : "inspecting.submitted", values),
        );
        return void navigate({ to: `/inspection/view/${receipt.recordId}` });
      }
      if (failure && isConnectionFailure(failure)) {
        toasts.info(t("inspecting.keptOffline"));
        return void navigate({ to: "/inspection/task" });
      }
      if (failure) toasts.failure(failure);
    } catch (failure) {
      toasts.failure(failure);
    } finally {
      setSending(false);
    }
  };
  const keptText =
    kept === "failed"
      ? t("inspecting.notSavedHere")
      : kept && t("inspecting.savedHere", { time: format.relative(kept) });
  return (
    <Page>
      <PageHeader
        title={say(sheet.formName)}
        count={`${sheet.target.name} · ${t("inspecting.dueAt", { time: format.dateTime(sheet.dueTime) })}`}
        actions={<Button onClick={() => setDiscarding(true)}>{t("inspecting.startOver")}</Button>}
      />
      <div className={styles.sheet}>
        {content.sections.map((section) => {
          const own = shown.filter(({ sectionId }) => sectionId === section.id);
          return (
            own.length > 0 && (
              <section key={section.id} className={styles.section} aria-labelledby={`section-${section.id}`}>
                <h2 id={`section-${section.id}`}>{say(section.title)}</h2>
                {own.map((state) => (
                  <FilledItem
                    key={state.item.id}
                    state={state}
                    taskId={taskId}
                    filling={filling}
                    isMissing={isChecked && state.item.required && !state.isAnswered}
                  />
                ))}
              </section>
            )
          );
        })}
      </div>
      <div className={styles.foot}>
        <span>
          {t("inspecting.progress", {
            done: shown.filter(({ isAnswered }) => isAnswered).length,
            all: shown.length,
          })}
        </span>
        {isChecked && assessment.missing.length > 0 && (
          <span role="alert" className={styles.failed}>
            {t("inspecting.missing", { count: assessment.missing.length })}
          </span>
        )}
        <span role="status" className={styles.kept}>
          {keptText}
        </span>
        <Button type="primary" loading={isSending} onClick={() => void submit()}>
          {t("inspecting.submit")}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isDiscarding}
        isDanger
        title={t("inspecting.startOverTitle")}
        action={t("inspecting.startOver")}
        onConfirm={() => void filling.discard().then(() => navigate({ to: "/inspection/task" }))}
        onClose={() => setDiscarding(false)}
      >
        {t("inspecting.startOverText")}
      </ConfirmDialog>
    </Page>
  );
};
