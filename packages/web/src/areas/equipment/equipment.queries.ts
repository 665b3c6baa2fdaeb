import {
  EQUIPMENT_LOADER_PAGE_SIZE,
  type Equipment,
  equipmentApi,
  type RequestOf,
} from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

/** Under which all that is known of equipment is stored. */
export const EQUIPMENT_KEY = ["equipment"] as const;

/** All devices in use, as choices and the timeline load them. */
export const useAllDevices = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...EQUIPMENT_KEY, "all"],
    queryFn: async ({ signal }): Promise<readonly Equipment[]> =>
      (
        await call(
          equipmentApi.list,
          { query: { status: "normal", size: EQUIPMENT_LOADER_PAGE_SIZE } },
          { signal },
        )
      ).records,
  });

type ListQuery = RequestOf<typeof equipmentApi.list>["query"];

/** One page of the list of devices. */
export const useDeviceList = (query: ListQuery) =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "list", query],
    queryFn: ({ signal }) => call(equipmentApi.list, { query }, { signal }),
    placeholderData: (before) => before,
  });

/** One device with its rules. */
export const useDevice = (equipmentId: string) =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "one", equipmentId],
    queryFn: ({ signal }) => call(equipmentApi.get, { params: { equipmentId } }, { signal }),
  });

/** Groups of devices by name. */
export const useGroups = () =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "groups"],
    queryFn: ({ signal }) => call(equipmentApi.groups, undefined, { signal }),
  });

/** Categories that devices have. */
export const useCategories = () =>
  useQuery({
    queryKey: [...EQUIPMENT_KEY, "categories"],
    queryFn: ({ signal }) => call(equipmentApi.categories, undefined, { signal }),
  });

/** Reloads everything that shows equipment after a change. */
export const useEquipmentChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: EQUIPMENT_KEY }),
  });
};
