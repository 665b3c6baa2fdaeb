import {
  type ApplicationStatus,
  materialsApi,
  ordersApi,
  type RequestOf,
  type StockOperation,
  stockApi,
  stockApplicationsApi,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const root = (warehouseId: string) => ["inventory", warehouseId] as const;

/** The rows of all pages of a list that are there, with how it continues. */
const rowsOf = <Page extends { readonly records: readonly unknown[] }>(pages: readonly Page[] | undefined) =>
  (pages ?? []).flatMap(({ records }) => records) as Page["records"][number][];

const pagesOf = {
  initialPageParam: "",
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};

interface MaterialFilter {
  readonly search: string;
  readonly kind: string;
  readonly isLow: boolean;
  readonly expirationDate: string;
  readonly isArchived: boolean;
  /** Of the team's own fields, as JSON; empty for none. */
  readonly filters: string;
}

export const useMaterials = (warehouseId: string, filter: MaterialFilter) => {
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "materials", filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        materialsApi.list,
        {
          params: { warehouseId },
          query: {
            ...(filter.search && { search: filter.search }),
            ...(filter.kind && { kind: filter.kind as "chemical" }),
            ...(filter.expirationDate && { expirationDate: filter.expirationDate }),
            ...(filter.isLow && { isLow: "true" }),
            ...(filter.isArchived && { isArchived: "true" }),
            ...(filter.filters && { filters: filter.filters }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    ...pagesOf,
    placeholderData: (before) => before,
  });
  return { ...list, rows: rowsOf(list.data?.pages) };
};

export const useMaterial = (warehouseId: string, materialId: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "material", materialId],
    queryFn: ({ signal }) => call(materialsApi.get, { params: { warehouseId, materialId } }, { signal }),
  });

export const useLots = (warehouseId: string, materialId: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "lots", materialId],
    queryFn: ({ signal }) =>
      call(materialsApi.lots, { params: { warehouseId, materialId }, query: {} }, { signal }),
  });

export const useUniqueness = (warehouseId: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "uniqueness"],
    queryFn: ({ signal }) => call(materialsApi.uniqueness, { params: { warehouseId } }, { signal }),
  });

export const useLedger = (
  warehouseId: string,
  { operation, materialId }: { operation?: StockOperation | undefined; materialId?: string | undefined },
) => {
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "ledger", operation, materialId],
    queryFn: ({ pageParam, signal }) =>
      call(
        stockApi.ledger,
        {
          params: { warehouseId },
          query: {
            ...(operation && { operation }),
            ...(materialId && { materialId }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    ...pagesOf,
  });
  return { ...list, rows: rowsOf(list.data?.pages) };
};

export const useApplications = (
  warehouseId: string,
  view: "mine" | "all" | "history",
  status?: ApplicationStatus,
) => {
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "applications", view, status],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const params = { warehouseId };
      return view === "history"
        ? call(stockApplicationsApi.history, { params, query: cursor }, { signal })
        : call(
            stockApplicationsApi.list,
            { params, query: { view, ...(status && { status }), ...cursor } },
            { signal },
          );
    },
    ...pagesOf,
  });
  return { ...list, rows: rowsOf(list.data?.pages) };
};

export const useOrders = (warehouseId: string, isExternal: boolean) => {
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "orders", isExternal],
    queryFn: ({ pageParam, signal }) =>
      call(
        ordersApi.list,
        {
          params: { warehouseId },
          query: { ...(isExternal && { isExternal: "true" }), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    ...pagesOf,
  });
  return { ...list, rows: rowsOf(list.data?.pages) };
};

export const useInventoryDashboard = (warehouseId: string, days: number) =>
  useQuery({
    queryKey: [...root(warehouseId), "dashboard", days],
    queryFn: ({ signal }) =>
      call(ordersApi.dashboard, { params: { warehouseId }, query: { days: String(days) } }, { signal }),
  });

/** Whatever is changed in a warehouse shows in all of its lists. */
const useChange = <Input, Result>(warehouseId: string, change: (input: Input) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: root(warehouseId) }),
  });
};

export type MaterialBody = RequestOf<typeof materialsApi.create>["body"];

export const useSaveMaterial = (warehouseId: string) =>
  useChange(warehouseId, ({ id, version, ...body }: MaterialBody & { id?: string; version?: number }) =>
    id === undefined || version === undefined
      ? call(materialsApi.create, { params: { warehouseId }, body })
      : call(materialsApi.update, { params: { warehouseId, materialId: id }, body: { ...body, version } }),
  );

export const useArchiveMaterial = (warehouseId: string) =>
  useChange(warehouseId, ({ id, isArchived }: { id: string; isArchived: boolean }) =>
    call(materialsApi.setArchived, { params: { warehouseId, materialId: id }, body: { isArchived } }),
  );

export const useSetUniqueness = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof materialsApi.setUniqueness>["body"]) =>
    call(materialsApi.setUniqueness, { params: { warehouseId }, body }),
  );

export const useStockIn = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof stockApi.takeIn>["body"]) =>
    call(stockApi.takeIn, { params: { warehouseId }, body }),
  );

export const useBook = (warehouseId: string) =>
  useChange(
    warehouseId,
    ({
      operation,
      ...body
    }: RequestOf<typeof stockApi.takeOut>["body"] & { operation: "out" | "use" | "return" | "count" }) =>
      operation === "count"
        ? call(stockApi.count, { params: { warehouseId }, body })
        : call(stockApi.takeOut, { params: { warehouseId, operation }, body }),
  );

export const useDispose = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof stockApi.dispose>["body"]) =>
    call(stockApi.dispose, { params: { warehouseId }, body }),
  );

export const useReverse = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof stockApi.reverse>["body"]) =>
    call(stockApi.reverse, { params: { warehouseId }, body }),
  );

export const useApply = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof stockApplicationsApi.apply>["body"]) =>
    call(stockApplicationsApi.apply, { params: { warehouseId }, body }),
  );

export const useCancelApplication = (warehouseId: string) =>
  useChange(warehouseId, (stockApplicationId: string) =>
    call(stockApplicationsApi.cancel, { params: { warehouseId, stockApplicationId } }),
  );

export const useCreateOrder = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof ordersApi.create>["body"]) =>
    call(ordersApi.create, { params: { warehouseId }, body }),
  );

export const useCreateExternalOrder = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof ordersApi.createExternal>["body"]) =>
    call(ordersApi.createExternal, { params: { warehouseId }, body }),
  );

export type OrderStep = "submit" | "order" | "close" | "again" | "revoke";

export const useOrderStep = (warehouseId: string) =>
  useChange(warehouseId, ({ orderId, step }: { orderId: string; step: OrderStep }) =>
    call(ordersApi[step], { params: { warehouseId, orderId } }),
  );

export const useReceive = (warehouseId: string) =>
  useChange(
    warehouseId,
    ({ orderId, ...body }: RequestOf<typeof ordersApi.receive>["body"] & { orderId: string }) =>
      call(ordersApi.receive, { params: { warehouseId, orderId }, body }),
  );
