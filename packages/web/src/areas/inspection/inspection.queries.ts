import {
  type ActionChange,
  type ActionState,
  type FormInput,
  type FormState,
  inspectionFormsApi,
  inspectionRecordsApi,
  inspectionSchedulesApi,
  type RequestOf,
  type ScheduleInput,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const PAGE = 50;
const root = "inspection";

const paged = <T>(queryKey: readonly unknown[], ask: (cursor: object, signal: AbortSignal) => Promise<T>) =>
  ({
    queryKey: [root, ...queryKey],
    queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
      ask({ limit: PAGE, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: "",
    placeholderData: <D>(before: D) => before,
  }) as const;

/** Reloads what has changed wherever it is shown. */
const useChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([root, "approvals"].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
};

export const useForms = (filter: { readonly state: FormState | undefined; readonly search: string }) =>
  useInfiniteQuery({
    ...paged(["forms", filter], (page, signal) =>
      call(
        inspectionFormsApi.listForms,
        {
          query: {
            ...page,
            ...(filter.state && { state: filter.state }),
            ...(filter.search && { search: filter.search }),
          },
        },
        { signal },
      ),
    ),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useReadyForms = (isAsked: boolean) =>
  useQuery({
    queryKey: [root, "ready"],
    queryFn: ({ signal }) => call(inspectionFormsApi.readyForms, undefined, { signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useForm = (formId: string) =>
  useQuery({
    queryKey: [root, "form", formId],
    queryFn: ({ signal }) => call(inspectionFormsApi.getForm, { params: { formId } }, { signal }),
  });

export const useTrend = (formId: string, days: number, item: string | undefined) =>
  useQuery({
    queryKey: [root, "trend", formId, days, item],
    queryFn: ({ signal }) =>
      call(
        inspectionFormsApi.formTrend,
        { params: { formId }, query: { days, ...(item && { item }) } },
        { signal },
      ),
    placeholderData: (before) => before,
  });

export const useCreateForm = () =>
  useChange((body: RequestOf<typeof inspectionFormsApi.createForm>["body"]) =>
    call(inspectionFormsApi.createForm, { body }),
  );

export const useSaveForm = (formId: string) =>
  useChange((body: FormInput) => call(inspectionFormsApi.saveForm, { params: { formId }, body }));

export const usePublishForm = (formId: string) =>
  useChange((revision: number) =>
    call(inspectionFormsApi.publishForm, { params: { formId }, body: { revision } }),
  );

export const useArchiveForm = () =>
  useChange(({ formId, isArchived }: { formId: string; isArchived: boolean }) =>
    call(inspectionFormsApi.archiveForm, { params: { formId }, body: { isArchived } }),
  );

export type TaskState = "open" | "overdue" | "done" | "canceled";

export const useTasks = (view: "mine" | "all", state: TaskState) =>
  useInfiniteQuery({
    ...paged(["tasks", view, state], (page, signal) =>
      call(inspectionRecordsApi.tasks, { query: { ...page, view, state } }, { signal }),
    ),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useStartInspection = () =>
  useChange((body: RequestOf<typeof inspectionRecordsApi.start>["body"]) =>
    call(inspectionRecordsApi.start, { body }),
  );

export const useAssignTask = () =>
  useChange(({ inspectionTaskId, userId }: { inspectionTaskId: string; userId: string }) =>
    call(inspectionRecordsApi.assign, { params: { inspectionTaskId }, body: { userId } }),
  );

export const useCancelTask = () =>
  useChange(({ inspectionTaskId, reason }: { inspectionTaskId: string; reason: string }) =>
    call(inspectionRecordsApi.cancelTask, { params: { inspectionTaskId }, body: { reason } }),
  );

export interface RecordFilter {
  readonly formId?: string;
  readonly result?: "pass" | "fail";
  readonly day?: string;
  readonly days?: number;
  readonly failedItem?: string;
}

export const useRecords = (filter: RecordFilter) =>
  useInfiniteQuery({
    ...paged(["records", filter], (page, signal) =>
      call(inspectionRecordsApi.records, { query: { ...page, ...filter } }, { signal }),
    ),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useAudit = (review: "waiting" | "approved" | "rejected") =>
  useInfiniteQuery({
    ...paged(["audit", review], (page, signal) =>
      call(inspectionRecordsApi.audit, { query: { ...page, review } }, { signal }),
    ),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useRecord = (inspectionRecordId: string) =>
  useQuery({
    queryKey: [root, "record", inspectionRecordId],
    queryFn: ({ signal }) =>
      call(inspectionRecordsApi.record, { params: { inspectionRecordId } }, { signal }),
  });

export const useChooseRecord = () =>
  useChange((inspectionRecordId: string) =>
    call(inspectionRecordsApi.choose, { params: { inspectionRecordId } }),
  );

export const useActions = (view: "mine" | "all", state: ActionState | undefined) =>
  useInfiniteQuery({
    ...paged(["actions", view, state], (page, signal) =>
      call(inspectionRecordsApi.actions, { query: { ...page, view, ...(state && { state }) } }, { signal }),
    ),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useAction = (actionId: string) =>
  useQuery({
    queryKey: [root, "action", actionId],
    queryFn: ({ signal }) => call(inspectionRecordsApi.action, { params: { actionId } }, { signal }),
  });

export const useChangeAction = (actionId: string) =>
  useChange((body: ActionChange) => call(inspectionRecordsApi.changeAction, { params: { actionId }, body }));

export const useSchedules = () =>
  useInfiniteQuery({
    ...paged(["schedules"], (page, signal) =>
      call(inspectionSchedulesApi.listSchedules, { query: page }, { signal }),
    ),
    getNextPageParam: (page) => page.nextCursor,
  });

export const usePreview = (body: Pick<ScheduleInput, "recurrence" | "timezone" | "firstDue"> | null) =>
  useQuery({
    queryKey: [root, "preview", body],
    queryFn: ({ signal }) => call(inspectionSchedulesApi.previewSchedule, { body: body! }, { signal }),
    enabled: body !== null,
    placeholderData: (before) => before,
  });

export const useSaveSchedule = () =>
  useChange(
    ({
      formId,
      scheduleId,
      revision,
      input,
    }: {
      formId: string;
      scheduleId: string | null;
      revision: number;
      input: ScheduleInput;
    }) =>
      scheduleId === null
        ? call(inspectionSchedulesApi.createSchedule, { body: { formId, ...input } })
        : call(inspectionSchedulesApi.updateSchedule, {
            params: { scheduleId },
            body: { ...input, revision },
          }),
  );

export const useSetActive = () =>
  useChange(({ scheduleId, isActive }: { scheduleId: string; isActive: boolean }) =>
    call(inspectionSchedulesApi.setScheduleActive, { params: { scheduleId }, body: { isActive } }),
  );

export const useStandIns = () =>
  useQuery({
    queryKey: [root, "standIns"],
    queryFn: ({ signal }) => call(inspectionSchedulesApi.standIns, undefined, { signal }),
  });

export const useSetStandIn = () =>
  useChange((body: RequestOf<typeof inspectionSchedulesApi.setStandIn>["body"]) =>
    call(inspectionSchedulesApi.setStandIn, { body }),
  );

export const useRemoveStandIn = () =>
  useChange((standInEntryId: string) =>
    call(inspectionSchedulesApi.removeStandIn, { params: { standInEntryId } }),
  );
