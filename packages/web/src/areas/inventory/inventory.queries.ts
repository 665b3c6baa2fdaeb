import {
  type ApplicationStatus,
  approvalsApi,
  type MaterialFilter,
  type MaterialKind,
  materialsApi,
  ordersApi,
  type PurchaseOrder,
  type RequestOf,
  type StockOperation,
  stockApi,
  stockApplicationsApi,
  type Warehouse,
  warehousesApi,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { addressOfFilter } from "../../kernel/filters/filter-address.ts";
import type { SavedFilterCalls } from "../../kernel/filters/saved-filters.tsx";
import { usePreferences } from "../../kernel/preferences.ts";

const root = (warehouseId: string) => ["inventory", warehouseId] as const;

/** The rows of all pages of a list that are there, with how it continues. */
const rowsOf = <Page extends { readonly records: readonly unknown[] }>(pages: readonly Page[] | undefined) =>
  (pages ?? []).flatMap(({ records }) => records) as Page["records"][number][];

const pagesOf = {
  initialPageParam: "",
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};

export const useMaterials = (warehouseId: string, filter: MaterialFilter) => {
  const { timezone } = usePreferences();
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "materials", filter, timezone],
    queryFn: ({ pageParam, signal }) =>
      call(
        materialsApi.list,
        {
          params: { warehouseId },
          query: {
            ...(addressOfFilter(filter) as { kind?: MaterialKind }),
            timezone,
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

/** Filters that the reader has saved of the materials of a warehouse. */
export const materialFilterCalls = (warehouseId: string): SavedFilterCalls<MaterialFilter> => {
  const params = { warehouseId };
  return {
    queryKey: [...root(warehouseId), "filters"],
    list: (signal) => call(materialsApi.savedFilters, { params }, { signal }),
    save: (body) => call(materialsApi.saveFilter, { params, body }),
    remove: (filterId) => call(materialsApi.removeFilter, { params: { ...params, filterId } }),
  };
};

export const useMaterial = (warehouseId: string, materialId: string) => {
  const { timezone } = usePreferences();
  return useQuery({
    queryKey: [...root(warehouseId), "material", materialId],
    queryFn: ({ signal }) =>
      call(materialsApi.get, { params: { warehouseId, materialId }, query: { timezone } }, { signal }),
  });
};

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

/** What the ledger of a warehouse is filtered by, as text. */
export interface LedgerFilter {
  readonly operation?: StockOperation;
  readonly direction?: "in" | "out";
  readonly materialId?: string;
  /** First and last day. */
  readonly from?: string;
  readonly to?: string;
}

export const useLedger = (warehouseId: string, filter: LedgerFilter, timezone: string) => {
  const list = useInfiniteQuery({
    queryKey: [...root(warehouseId), "ledger", filter, timezone],
    queryFn: ({ pageParam, signal }) =>
      call(
        stockApi.ledger,
        { params: { warehouseId }, query: { ...filter, timezone, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    ...pagesOf,
    placeholderData: (before) => before,
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

export const useOrder = (warehouseId: string, orderId: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "order", orderId],
    queryFn: ({ signal }) => call(ordersApi.get, { params: { warehouseId, orderId } }, { signal }),
  });

export const useInventoryDashboard = (warehouseId: string, days: number, timezone: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "dashboard", days, timezone],
    queryFn: ({ signal }) =>
      call(
        ordersApi.dashboard,
        { params: { warehouseId }, query: { days: String(days), timezone } },
        { signal },
      ),
  });

/** Whatever is changed in a warehouse shows in all of its lists. */
const useChange = <Input, Result>(warehouseId: string, change: (input: Input) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Not awaited: what is done next must not wait for lists whose rows may go with it.
    onSuccess: () => void client.invalidateQueries({ queryKey: root(warehouseId) }),
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
    }: RequestOf<typeof stockApi.adjust>["body"] & { operation: "use" | "return" | "count" | "adjust" }) => {
      const params = { warehouseId };
      if (operation === "count") return call(stockApi.count, { params, body });
      if (operation === "adjust") return call(stockApi.adjust, { params, body });
      return call(stockApi.use, { params: { ...params, operation }, body });
    },
  );

export const useTransferStock = (warehouseId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof stockApi.transfer>["body"]) =>
      call(stockApi.transfer, { params: { warehouseId }, body }),
    // Of both warehouses.
    onSuccess: () => void client.invalidateQueries({ queryKey: ["inventory"] }),
  });
};

const STORES_AT_ONCE = 100;

/** Warehouses of materials that the reader may put something into. */
export const useStores = () =>
  useQuery({
    queryKey: ["inventory", "stores"],
    queryFn: async ({ signal }) => {
      const stores: Warehouse[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page: { records: Warehouse[]; nextCursor: string | null } = await call(
          warehousesApi.list,
          { query: { kind: "inventory", limit: STORES_AT_ONCE, ...(cursor && { cursor }) } },
          { signal },
        );
        stores.push(...page.records);
        cursor = page.nextCursor;
      }
      return stores.filter(({ abilities, isArchived }) => abilities.use && !isArchived);
    },
  });

export const useDispose = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof stockApi.dispose>["body"]) =>
    call(stockApi.dispose, { params: { warehouseId }, body }),
  );

export const useLedgerEntry = (warehouseId: string, movementId: string) =>
  useQuery({
    queryKey: ["inventory", warehouseId, "stock", movementId],
    queryFn: ({ signal }) => call(stockApi.entry, { params: { warehouseId, movementId } }, { signal }),
  });

export const useReverse = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof stockApi.reverse>["body"]) =>
    call(stockApi.reverse, { params: { warehouseId }, body }),
  );

export const useApply = (warehouseId: string) =>
  useChange(warehouseId, (body: RequestOf<typeof stockApplicationsApi.apply>["body"]) =>
    call(stockApplicationsApi.apply, { params: { warehouseId }, body }),
  );

/** Decides an application as the page of approvals does. */
export const useDecideApplication = (warehouseId: string) =>
  useChange(warehouseId, (verdict: { recordId: string; status: "approved" | "rejected"; remark: string }) =>
    call(approvalsApi.submitAuditInfo, { body: [verdict] }),
  );

export const useApplication = (warehouseId: string, stockApplicationId: string) =>
  useQuery({
    queryKey: [...root(warehouseId), "application", stockApplicationId],
    queryFn: ({ signal }) =>
      call(stockApplicationsApi.get, { params: { warehouseId, stockApplicationId } }, { signal }),
  });

export const useCancelApplication = (warehouseId: string) =>
  useChange(warehouseId, (stockApplicationId: string) =>
    call(stockApplicationsApi.cancel, { params: { warehouseId, stockApplicationId } }),
  );

/** Drafts an order, or changes a draft. */
export const useSaveOrder = (warehouseId: string, order: PurchaseOrder | null) =>
  useChange(warehouseId, (body: RequestOf<typeof ordersApi.create>["body"]) =>
    order === null
      ? call(ordersApi.create, { params: { warehouseId }, body })
      : call(ordersApi.update, {
          params: { warehouseId, orderId: order.id },
          body: { ...body, version: order.version },
        }),
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
