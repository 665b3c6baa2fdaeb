import { PlusOutlined } from "@ant-design/icons";
import type { InspectionSchedule } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useRecurrenceText } from "../../tasks/tasks.public.tsx";
import { useFormText } from "../form-text.ts";
import { useSchedules, useSetActive } from "../inspection.queries.ts";
import { InspectionFrame } from "../inspection-frame.tsx";
import { State } from "../inspection-state.tsx";
import { ScheduleDialog } from "../plans/schedule-dialog.tsx";

/** Schedules of the team: which form, on what, how often, who in turn. */
export default function AssignPage() {
  const t = useTranslation();
  const say = useFormText();
  const sayRecurrence = useRecurrenceText();
  const format = useFormat();
  const toasts = useToasts();
  const { form: formId } = useQueryParams();
  const list = useSchedules();
  const setActive = useSetActive();
  const [edited, setEdited] = useState<InspectionSchedule | "new" | null>(formId ? "new" : null);
  const [stopped, setStopped] = useState<InspectionSchedule | null>(null);
  const rows = list.data?.pages.flatMap(({ records }) => records);
  const turn = (schedule: InspectionSchedule, isActive: boolean) =>
    setActive.mutate(
      { scheduleId: schedule.id, isActive },
      {
        onSuccess: () => toasts.success(t(isActive ? "inspecting.started" : "inspecting.stopped")),
        onError: toasts.failure,
        onSettled: () => setStopped(null),
      },
    );
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited("new")}>
      {t("inspecting.newSchedule")}
    </Button>
  );
  const columns: readonly Column<InspectionSchedule>[] = [
    {
      key: "form",
      header: t("inspecting.columnForm"),
      width: "minmax(160px, 1.2fr)",
      cell: (schedule) => (
        <Button type="link" style={{ padding: 0 }} onClick={() => setEdited(schedule)}>
          {say(schedule.formName)} · {schedule.target.name}
        </Button>
      ),
    },
    {
      key: "state",
      header: t("inspecting.columnState"),
      width: "120px",
      cell: ({ isActive, overdueCount }) =>
        overdueCount > 0 ? (
          <State tone="bad">{t("inspecting.overdueCount", { count: overdueCount })}</State>
        ) : (
          <State tone={isActive ? "good" : "soft"}>
            {t(isActive ? "inspecting.active" : "inspecting.inactive")}
          </State>
        ),
    },
    {
      key: "recurrence",
      header: t("inspecting.columnRecurrence"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ recurrence }) => sayRecurrence(recurrence),
    },
    {
      key: "people",
      header: t("inspecting.columnPeople"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ people }) => format.list(people.map(({ name }) => name)),
    },
    {
      key: "next",
      header: t("inspecting.columnNext"),
      width: "180px",
      isSecondary: true,
      cell: ({ nextDue }) => nextDue && format.dateTime(nextDue),
    },
    {
      key: "actions",
      header: "",
      width: "80px",
      align: "end",
      cell: (schedule) => (
        <Button
          size="small"
          onClick={() => (schedule.isActive ? setStopped(schedule) : turn(schedule, true))}
        >
          {t(schedule.isActive ? "inspecting.stop" : "inspecting.start")}
        </Button>
      ),
    },
  ];
  const body = () => {
    if (list.error && !rows) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!rows) return <ListSkeleton label={t("shell.loading")} />;
    if (rows.length === 0)
      return (
        <EmptyState
          title={t("inspecting.emptySchedulesTitle")}
          text={t("inspecting.emptySchedulesText")}
          action={add}
        />
      );
    return (
      <DataList
        label={t("inspection.assign")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <InspectionFrame place="inspection.assign" actions={add}>
      {body()}
      {edited && (
        <ScheduleDialog
          schedule={edited === "new" ? null : edited}
          {...(formId && { formId })}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        isOpen={stopped !== null}
        title={t("inspecting.stopTitle")}
        action={t("inspecting.stop")}
        isBusy={setActive.isPending}
        onConfirm={() => stopped && turn(stopped, false)}
        onClose={() => setStopped(null)}
      >
        {t("inspecting.stopText")}
      </ConfirmDialog>
    </InspectionFrame>
  );
}
