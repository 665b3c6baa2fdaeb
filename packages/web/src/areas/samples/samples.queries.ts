import {
  approvalsApi,
  projectsApi,
  type RequestOf,
  type SampleFilter,
  type SampleState,
  sampleMetasApi,
  sampleRequestsApi,
  samplesApi,
  sampleTransfersApi,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../kernel/client.ts";
import { addressOfFilter } from "../../kernel/filters/filter-address.ts";
import type { SavedFilterCalls } from "../../kernel/filters/saved-filters.tsx";

const root = (warehouseId: string) => ["samples", warehouseId] as const;

const rowsOf = <Page extends { readonly records: readonly unknown[] }>(pages: readonly Page[] | undefined) =>
  (pages ?? []).flatMap(({ records }) => records) as Page["records"][number][];

const pagesOf = {
  initialPageParam: "",
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};

const cursorOf = (pageParam: string) => (pageParam ? { cursor: pageParam } : {});

/** The samples of a warehouse, all or one's own. */
export const useSamples = (warehouseId: string, filter: SampleFilter, isMine: boolean) => {
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "list", filter, isMine],
    queryFn: ({ pageParam, signal }) =>
      call(
        samplesApi.list,
        {
          params: { warehouseId },
          query: {
            ...(addressOfFilter(filter) as { state?: SampleState }),
            ...(isMine && { isMine: "true" }),
            ...cursorOf(pageParam),
          },
        },
        { signal },
      ),
    ...pagesOf,
    placeholderData: (before) => before,
  });
  const rows = rowsOf(list.data?.pages);
  // A page of a filter by rare values may be empty although others follow.
  const isEmpty = rows.length === 0 && list.hasNextPage && !list.isFetchingNextPage && !list.isError;
  const { fetchNextPage } = list;
  useEffect(() => {
    if (isEmpty) void fetchNextPage();
  }, [isEmpty, fetchNextPage]);
  return { ...list, rows, isPending: list.isPending || (rows.length === 0 && list.hasNextPage) };
};

/** Filters that the reader has saved of the samples of a warehouse. */
export const sampleFilterCalls = (warehouseId: string): SavedFilterCalls<SampleFilter> => {
  const params = { warehouseId };
  return {
    queryKey: [...root(warehouseId), "filters"],
    list: (signal) => call(samplesApi.savedFilters, { params }, { signal }),
    save: (body) => call(samplesApi.saveFilter, { params, body }),
    remove: (filterId) => call(samplesApi.removeFilter, { params: { ...params, filterId } }),
  };
};

export const useSample = (warehouseId: string, sampleId: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "sample", sampleId],
    queryFn: ({ signal }) => call(samplesApi.get, { params: { warehouseId, sampleId } }, { signal }),
  });

export const useFamily = (warehouseId: string, sampleId: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "family", sampleId],
    queryFn: ({ signal }) => call(samplesApi.family, { params: { warehouseId, sampleId } }, { signal }),
  });

export const useUsages = (warehouseId: string, sampleId: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "usages", sampleId],
    queryFn: ({ signal }) =>
      call(samplesApi.usages, { params: { warehouseId, sampleId }, query: {} }, { signal }),
  });

/** What happened to one sample, or to all of a warehouse. */
export const useSampleLog = (warehouseId: string, sampleId: string | null) => {
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "log", sampleId],
    queryFn: ({ pageParam, signal }) =>
      sampleId === null
        ? call(samplesApi.log, { params: { warehouseId }, query: cursorOf(pageParam) }, { signal })
        : call(
            samplesApi.sampleLog,
            { params: { warehouseId, sampleId }, query: cursorOf(pageParam) },
            { signal },
          ),
    ...pagesOf,
  });
  return { ...list, rows: rowsOf(list.data?.pages) };
};

export const useMetas = (warehouseId: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "metas"],
    queryFn: ({ signal }) => call(sampleMetasApi.list, { params: { warehouseId } }, { signal }),
  });

export const useMetaVersions = (warehouseId: string, metaId: string | null) =>
  useQuery({
    queryKey: [...root(warehouseId), "metaVersions", metaId],
    queryFn: ({ signal }) =>
      call(sampleMetasApi.versions, { params: { warehouseId, metaId: metaId! } }, { signal }),
    enabled: metaId !== null,
  });

export const useSampleRequests = (warehouseId: string, view: "mine" | "waiting" | "history") => {
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "requests", view],
    queryFn: ({ pageParam, signal }) =>
      call(
        sampleRequestsApi.list,
        { params: { warehouseId }, query: { view, ...cursorOf(pageParam) } },
        { signal },
      ),
    ...pagesOf,
  });
  return { ...list, rows: rowsOf(list.data?.pages) };
};

export const useSampleTransfers = (warehouseId: string, type: "received" | "sent") => {
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "transfers", type],
    queryFn: ({ pageParam, signal }) =>
      call(
        sampleTransfersApi.list,
        { params: { warehouseId }, query: { type, ...cursorOf(pageParam) } },
        { signal },
      ),
    ...pagesOf,
  });
  return { ...list, rows: rowsOf(list.data?.pages) };
};

/** Projects that a sample can be of. */
export const useOwnProjects = () =>
  useQuery({
    queryKey: ["samples", "projects"],
    queryFn: async ({ signal }) =>
      (await call(projectsApi.list, { query: { limit: 200 } }, { signal })).records,
  });

/** Whatever is changed in a warehouse shows in all of its lists, places among them. */
const useChange = <Input, Result>(warehouseId: string, change: (input: Input) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Not awaited: what is done next must not wait for lists whose rows may go with it.
    onSuccess() {
      void client.invalidateQueries({ queryKey: root(warehouseId) });
      void client.invalidateQueries({ queryKey: ["warehouses"] });
    },
  });
};

export type NewSamplesBody = RequestOf<typeof samplesApi.create>["body"];
export type SampleBody = RequestOf<typeof samplesApi.update>["body"];

export const useCreateSamples = (warehouseId: string) =>
  useChange(warehouseId, (body: NewSamplesBody) =>
    call(samplesApi.create, { params: { warehouseId }, body }),
  );

export const useUpdateSample = (warehouseId: string, sampleId: string) =>
  useChange(warehouseId, (body: SampleBody) =>
    call(samplesApi.update, { params: { warehouseId, sampleId }, body }),
  );

export const useDivide = (warehouseId: string) => ({
  aliquot: useChange(warehouseId, (body: RequestOf<typeof samplesApi.aliquot>["body"]) =>
    call(samplesApi.aliquot, { params: { warehouseId }, body }),
  ),
  derive: useChange(warehouseId, (body: RequestOf<typeof samplesApi.derive>["body"]) =>
    call(samplesApi.derive, { params: { warehouseId }, body }),
  ),
  pool: useChange(warehouseId, (body: RequestOf<typeof samplesApi.pool>["body"]) =>
    call(samplesApi.pool, { params: { warehouseId }, body }),
  ),
});

export const useAmount = (warehouseId: string, sampleId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof samplesApi.amount>["body"]) =>
    call(samplesApi.amount, { params: { warehouseId, sampleId }, body }),
  );

export const useThaw = (warehouseId: string, sampleId: string) =>
  useChange(warehouseId, () => call(samplesApi.thaw, { params: { warehouseId, sampleId } }));

export const useReverseUse = (warehouseId: string, sampleId: string) =>
  useChange(warehouseId, (movementId: string) =>
    call(samplesApi.reverse, { params: { warehouseId, sampleId }, body: { movementId } }),
  );

export const useSubmit = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof sampleRequestsApi.create>["body"]) =>
    call(sampleRequestsApi.create, { params: { warehouseId }, body }),
  );

export const useCancelRequest = (warehouseId: string) =>
  useChange(warehouseId, (sampleRequestId: string) =>
    call(sampleRequestsApi.cancel, { params: { warehouseId, sampleRequestId } }),
  );

interface Verdict {
  readonly recordId: string;
  readonly status: "approved" | "rejected";
  readonly remark: string;
}

/** Decides as the page of approvals does. */
export const useDecide = (warehouseId: string) =>
  useChange(warehouseId, (verdict: Verdict) => call(approvalsApi.submitAuditInfo, { body: [verdict] }));

export const useOffer = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof sampleTransfersApi.create>["body"]) =>
    call(sampleTransfersApi.create, { params: { warehouseId }, body }),
  );

export const useAnswerTransfer = (warehouseId: string) =>
  useChange(
    warehouseId,
    ({ id, ...body }: RequestOf<typeof sampleTransfersApi.settle>["body"] & { id: string }) =>
      call(sampleTransfersApi.settle, { params: { warehouseId, sampleTransferId: id }, body }),
  );

export type MetaBody = RequestOf<typeof sampleMetasApi.create>["body"];

export const useSaveMeta = (warehouseId: string) =>
  useChange(warehouseId, ({ id, version, ...body }: MetaBody & { id?: string; version?: number }) =>
    id === undefined || version === undefined
      ? call(sampleMetasApi.create, { params: { warehouseId }, body })
      : call(sampleMetasApi.update, { params: { warehouseId, metaId: id }, body: { ...body, version } }),
  );

export const useSetMetaStatus = (warehouseId: string) =>
  useChange(warehouseId, ({ id, status }: { id: string; status: "enabled" | "disabled" }) =>
    call(sampleMetasApi.setStatus, { params: { warehouseId, metaId: id }, body: { status } }),
  );
