import {
  type DataOf,
  locationsApi,
  type RequestOf,
  type Warehouse,
  type WarehouseInput,
  type WarehouseKind,
  type WarehouseRight,
  warehousesApi,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { Failure } from "../../kernel/failure.ts";
import { usePreferences } from "../../kernel/preferences.ts";
import { hasPermission } from "../../kernel/session.ts";

const key = ["warehouses"] as const;
const keyOfWarehouse = (warehouseId: string) => [...key, "one", warehouseId] as const;

/** What a list of warehouses is narrowed by. */
export interface WarehouseFilter {
  readonly search: string;
  readonly isArchived: boolean;
  readonly isOfTeam: boolean;
}

/** A screen of cards, in rows of two, three or four; stock is counted of each. */
const WAREHOUSES_AT_ONCE = 24;

export const useWarehouses = (kind: WarehouseKind, { search, isArchived, isOfTeam }: WarehouseFilter) => {
  const { timezone } = usePreferences();
  return useInfiniteQuery({
    queryKey: [...key, "list", kind, search, isArchived, isOfTeam, timezone],
    queryFn: ({ pageParam, signal }) =>
      call(
        warehousesApi.list,
        {
          query: {
            kind,
            isArchived: String(isArchived),
            isOfTeam: String(isOfTeam),
            timezone,
            limit: WAREHOUSES_AT_ONCE,
            ...(search && { search }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
};

export const useWarehouse = (warehouseId: string) => {
  const { timezone } = usePreferences();
  return useQuery({
    queryKey: keyOfWarehouse(warehouseId),
    queryFn: ({ signal }) =>
      call(warehousesApi.get, { params: { warehouseId }, query: { timezone } }, { signal }),
  });
};

/** Whether a warehouse was deleted or is closed to the user. */
export const isWarehouseMissing = (error: unknown): boolean =>
  error instanceof Failure && (error.code === "warehouse.not.found" || error.code === "request.invalid");

const useChanged = () => {
  const client = useQueryClient();
  // Not awaited: what is done next must not wait for lists whose rows may go with it.
  return () => void client.invalidateQueries({ queryKey: key });
};

/** Makes a warehouse, or changes one. */
export const useSaveWarehouse = (kind: WarehouseKind, warehouse: Warehouse | null) => {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (input: WarehouseInput): Promise<Warehouse> =>
      warehouse === null
        ? call(warehousesApi.create, { body: { ...input, kind } })
        : call(warehousesApi.update, {
            params: { warehouseId: warehouse.id },
            body: { ...input, version: warehouse.version },
          }),
    onSuccess,
  });
};

const useWarehouseChange = <Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) => {
  const onSuccess = useChanged();
  return useMutation({ mutationFn, onSuccess });
};

export const useSetPicture = (warehouseId: string) =>
  useWarehouseChange((uuid: string | null) =>
    call(warehousesApi.setPicture, { params: { warehouseId }, body: { uuid } }),
  );
export const useArchiveWarehouse = (warehouseId: string) =>
  useWarehouseChange((isArchived: boolean) =>
    call(warehousesApi.setArchived, { params: { warehouseId }, body: { isArchived } }),
  );
export const useChangeWarehouseOwner = (warehouseId: string) =>
  useWarehouseChange((body: RequestOf<typeof warehousesApi.changeOwner>["body"]) =>
    call(warehousesApi.changeOwner, { params: { warehouseId }, body }),
  );

export const useWarehouseMembers = (warehouseId: string) =>
  useQuery({
    queryKey: [...key, "members", warehouseId],
    queryFn: ({ signal }) => call(warehousesApi.members, { params: { warehouseId } }, { signal }),
  });
export const useSetMembers = (warehouseId: string) =>
  useWarehouseChange((body: { readonly userIds: string[]; readonly right: WarehouseRight | null }) =>
    call(warehousesApi.setMembers, { params: { warehouseId }, body }),
  );

export const useLocationTree = (warehouseId: string, isArchived = false) =>
  useQuery({
    queryKey: [...key, "tree", warehouseId, isArchived],
    queryFn: ({ signal }) =>
      call(
        locationsApi.tree,
        { params: { warehouseId }, query: { isArchived: String(isArchived) } },
        { signal },
      ),
    placeholderData: (before, query) => (query?.queryKey.includes(warehouseId) ? before : undefined),
  });

export const useLocation = (warehouseId: string, locationId: string) =>
  useQuery({
    queryKey: [...key, "location", warehouseId, locationId],
    queryFn: ({ signal }) => call(locationsApi.get, { params: { warehouseId, locationId } }, { signal }),
  });

export const useGrid = (warehouseId: string, locationId: string | null) =>
  useQuery({
    enabled: locationId !== null,
    queryKey: [...key, "grid", warehouseId, locationId],
    queryFn: ({ signal }) =>
      call(locationsApi.grid, { params: { warehouseId, locationId: locationId! } }, { signal }),
  });

type Content = DataOf<typeof locationsApi.content>["records"];
const MOST_EXPORTED = 20_000;

/** All that is in a location and below it, page by page. */
export const listContent = async (warehouseId: string, locationId: string): Promise<Content> => {
  const all: Content = [];
  for (let cursor: string | null = ""; cursor !== null && all.length < MOST_EXPORTED; ) {
    const page: DataOf<typeof locationsApi.content> = await call(locationsApi.content, {
      params: { warehouseId, locationId },
      query: { limit: 200, ...(cursor && { cursor }) },
    });
    all.push(...page.records);
    cursor = page.nextCursor;
  }
  return all;
};

export const useContent = (warehouseId: string, locationId: string, isDeep: boolean) =>
  useInfiniteQuery({
    queryKey: [...key, "content", warehouseId, locationId, isDeep],
    queryFn: ({ pageParam, signal }) =>
      call(
        locationsApi.content,
        {
          params: { warehouseId, locationId },
          query: { isDeep: String(isDeep), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useCreateLocations = (warehouseId: string) =>
  useWarehouseChange((body: RequestOf<typeof locationsApi.create>["body"]) =>
    call(locationsApi.create, { params: { warehouseId }, body }),
  );
export const useUpdateLocation = (warehouseId: string, locationId: string) =>
  useWarehouseChange((body: RequestOf<typeof locationsApi.update>["body"]) =>
    call(locationsApi.update, { params: { warehouseId, locationId }, body }),
  );
export const useMoveLocation = (warehouseId: string) =>
  useWarehouseChange(
    ({ locationId, ...body }: RequestOf<typeof locationsApi.move>["body"] & { locationId: string }) =>
      call(locationsApi.move, { params: { warehouseId, locationId }, body }),
  );
export const useSetEnabled = (warehouseId: string, locationId: string) =>
  useWarehouseChange((isEnabled: boolean) =>
    call(isEnabled ? locationsApi.enable : locationsApi.disable, { params: { warehouseId, locationId } }),
  );
export const useArchiveLocation = (warehouseId: string, locationId: string) =>
  useWarehouseChange((isArchived: boolean) =>
    call(locationsApi.setArchived, { params: { warehouseId, locationId }, body: { isArchived } }),
  );
/** Lists of what is placed show where it is. */
const listsOfPlaced = ["samples", "inventory"] as const;

export const usePlace = (warehouseId: string) => {
  const client = useQueryClient();
  const changed = useChanged();
  return useMutation({
    mutationFn: (placements: RequestOf<typeof locationsApi.place>["body"]["placements"]) =>
      call(locationsApi.place, { params: { warehouseId }, body: { placements } }),
    onSuccess() {
      for (const list of listsOfPlaced) void client.invalidateQueries({ queryKey: [list, warehouseId] });
      return changed();
    },
  });
};

/** Locations of warehouses of a kind, or of all, by what is typed; nothing for users without the permission. */
export const useFoundLocations = (kind: WarehouseKind | undefined, search: string) =>
  useQuery({
    queryKey: [...key, "found", kind, search],
    queryFn: ({ signal }) =>
      call(locationsApi.find, { query: { search, ...(kind && { kind }) } }, { signal }),
    enabled: search !== "" && (hasPermission("INVENTORY_READ") || hasPermission("SAMPLE_READ")),
    placeholderData: (before) => before,
  });
