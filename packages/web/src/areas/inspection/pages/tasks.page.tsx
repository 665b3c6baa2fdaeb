import type { InspectionSheet, InspectionTask } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Alert, Button, Form, Input, Segmented, Select } from "antd";
import { useEffect, useState } from "react";
import { useConnection } from "../../../kernel/connection.ts";
import { useFormat } from "../../../kernel/format.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission, useSession } from "../../../kernel/session.ts";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { listSheets } from "../filling/filling-storage.ts";
import { useSending } from "../filling/use-sending.ts";
import { useFormText } from "../form-text.ts";
import { type TaskState, useAssignTask, useCancelTask, useTasks } from "../inspection.queries.ts";
import { InspectionFrame } from "../inspection-frame.tsx";
import { State } from "../inspection-state.tsx";
import { ActionList } from "../records/action-list.tsx";

const states = ["open", "overdue", "done", "canceled"] as const;

const AssignDialog = ({ task, onClose }: { readonly task: InspectionTask; readonly onClose: () => void }) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const assign = useAssignTask();
  return (
    <FormDialog
      title={t("inspecting.assignTitle")}
      action={t("inspecting.assignTo")}
      isBusy={assign.isPending}
      onSubmit={({ userId }: { userId: string }) =>
        announce(assign.mutateAsync({ inspectionTaskId: task.id, userId }), t("inspecting.assigned"), onClose)
      }
      onClose={onClose}
    >
      <Form.Item
        name="userId"
        label={t("inspecting.assignee")}
        rules={[{ required: true, message: t("inspecting.personRequired") }]}
      >
        <ColleagueSelect exceptId={task.assigneeId} />
      </Form.Item>
    </FormDialog>
  );
};

const CancelDialog = ({ task, onClose }: { readonly task: InspectionTask; readonly onClose: () => void }) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const cancel = useCancelTask();
  return (
    <FormDialog
      title={t("inspecting.cancelTitle")}
      action={t("inspecting.cancelTask")}
      isDanger
      isBusy={cancel.isPending}
      onSubmit={({ reason }: { reason: string }) =>
        announce(
          cancel.mutateAsync({ inspectionTaskId: task.id, reason: reason.trim() }),
          t("inspecting.canceledToast"),
          onClose,
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label={t("inspecting.reason")}
        rules={[{ required: true, whitespace: true, message: t("inspecting.reasonRequired") }]}
      >
        <Input autoFocus maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};

/** Those stored on this device, while offline. */
const KeptSheets = () => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const { tenantId, userId } = useSession();
  const [sheets, setSheets] = useState<readonly InspectionSheet[]>([]);
  useEffect(() => {
    void listSheets({ tenantId, userId }).then(setSheets, () => undefined);
  }, [tenantId, userId]);
  return (
    <>
      <Alert type="info" showIcon title={t("inspecting.offlineHere")} />
      <DataList
        label={t("inspecting.viewTasks")}
        rows={sheets}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "form",
            header: t("inspecting.columnForm"),
            width: "minmax(180px, 1fr)",
            cell: (sheet) => (
              <Link to="/inspection/view" search={{ task: sheet.id }}>
                {say(sheet.formName)} · {sheet.target.name}
              </Link>
            ),
          },
          {
            key: "due",
            header: t("inspecting.columnDue"),
            width: "160px",
            cell: ({ dueTime }) => format.dateTime(dueTime),
          },
        ]}
      />
    </>
  );
};

const TaskList = ({ whose, state }: { readonly whose: "mine" | "all"; readonly state: TaskState }) => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const list = useTasks(whose, state);
  const [assigned, setAssigned] = useState<InspectionTask | null>(null);
  const [canceled, setCanceled] = useState<InspectionTask | null>(null);
  const rows = list.data?.pages.flatMap(({ records }) => records);
  const columns: readonly Column<InspectionTask>[] = [
    {
      key: "form",
      header: t("inspecting.columnForm"),
      width: "minmax(180px, 1.5fr)",
      cell: (task) =>
        task.recordId ? (
          <Link to={`/inspection/view/${task.recordId}`}>{say(task.formName)}</Link>
        ) : (
          <Link to="/inspection/view" search={{ task: task.id }} disabled={!task.abilities.fill}>
            {say(task.formName)}
          </Link>
        ),
    },
    {
      key: "state",
      header: t("inspecting.columnState"),
      width: "110px",
      cell: ({ state: own, isOverdue, result }) =>
        result ? (
          <State tone={result === "pass" ? "good" : "bad"}>{t(`inspecting.${result}`)}</State>
        ) : (
          <State tone={isOverdue ? "bad" : own === "canceled" ? "soft" : "waiting"}>
            {t(`inspecting.taskState-${isOverdue ? "overdue" : own}` as PhraseKey)}
          </State>
        ),
    },
    {
      key: "target",
      header: t("inspecting.columnTarget"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ target }) => target.name,
    },
    {
      key: "assignee",
      header: t("inspecting.columnAssignee"),
      width: "170px",
      isSecondary: true,
      cell: ({ assigneeId, assigneeName, insteadOf }) => (
        <>
          <Colleague id={assigneeId} name={assigneeName} />
          {insteadOf && ` ${t("inspecting.instead", { name: insteadOf })}`}
        </>
      ),
    },
    {
      key: "due",
      header: t("inspecting.columnDue"),
      width: "160px",
      isSecondary: true,
      cell: ({ dueTime }) => format.dateTime(dueTime),
    },
    {
      key: "actions",
      header: "",
      width: "250px",
      align: "end",
      hasOwnLine: ({ abilities }) => abilities.assign || abilities.cancel,
      cell: (task) => (
        <>
          {task.abilities.assign && (
            <Button size="small" type="text" onClick={() => setAssigned(task)}>
              {t("inspecting.assignTo")}
            </Button>
          )}
          {task.abilities.cancel && (
            <Button size="small" type="text" onClick={() => setCanceled(task)}>
              {t("inspecting.cancelTask")}
            </Button>
          )}
        </>
      ),
    },
  ];
  if (list.error && !rows) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!rows) return <ListSkeleton label={t("shell.loading")} />;
  if (rows.length === 0)
    return (
      <EmptyState
        sketch="approval"
        title={t("inspecting.emptyTasksTitle")}
        text={t("inspecting.emptyTasksText")}
      />
    );
  return (
    <>
      <DataList
        label={t("inspecting.viewTasks")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
      {assigned && <AssignDialog task={assigned} onClose={() => setAssigned(null)} />}
      {canceled && <CancelDialog task={canceled} onClose={() => setCanceled(null)} />}
    </>
  );
};

/** Inspections to do, and corrective actions: one's own, or everyone's. */
export default function TasksPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const connection = useConnection();
  const waiting = useSending();
  const isActions = query.view === "actions";
  const whose = query.whose === "all" ? "all" : "mine";
  const state = states.find((one) => one === query.state) ?? "open";
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...change }, replace: true });
  const isOffline = connection !== "well";
  return (
    <InspectionFrame place="inspection.tasks">
      {waiting.count > 0 && (
        <Alert
          type={waiting.failure ? "warning" : "info"}
          showIcon
          title={t("inspection.waitingUnsent", { count: waiting.count })}
          {...(waiting.failure && {
            description: t("inspecting.sendFailed", { reason: formatError(t, waiting.failure) }),
          })}
        />
      )}
      <ToolLine>
        <Segmented
          aria-label={t("inspecting.viewLabel")}
          value={isActions ? "actions" : "tasks"}
          options={[
            { value: "tasks", label: t("inspecting.viewTasks") },
            { value: "actions", label: t("inspecting.viewActions") },
          ]}
          onChange={(view) => go({ view: view === "actions" ? "actions" : undefined, action: undefined })}
        />
        <Segmented
          aria-label={t("inspecting.whose")}
          value={whose}
          options={[
            { value: "mine", label: t("inspecting.mineOnly") },
            { value: "all", label: t("inspecting.everyones") },
          ]}
          onChange={(value) => go({ whose: value === "all" ? "all" : undefined })}
        />
        {!isActions && (
          <Select
            aria-label={t("inspecting.columnState")}
            value={state}
            style={{ width: 120 }}
            options={states.map((value) => ({ value, label: t(`inspecting.taskState-${value}`) }))}
            onChange={(value) => go({ state: value === "open" ? undefined : value })}
          />
        )}
      </ToolLine>
      {isActions ? (
        <ActionList whose={whose} />
      ) : isOffline && hasPermission("INSPECTION_FORM_INSPECTION") ? (
        <KeptSheets />
      ) : (
        <TaskList whose={whose} state={state} />
      )}
    </InspectionFrame>
  );
}
