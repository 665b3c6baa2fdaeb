import { materialsApi, type RequestOf, stockApi, type UsedKind, usesApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import type { UseEntry } from "./parts/use-entry.ts";

/** Uses of a page, by the server. */
export const usePageUses = (fileId: string, isEnabled: boolean) =>
  useQuery({
    queryKey: ["uses", fileId],
    enabled: isEnabled,
    queryFn: ({ signal }) => call(usesApi.list, { params: { fileId } }, { signal }),
  });

/** Materials or samples that can be used. */
export const useUsable = (kind: UsedKind, search: string) =>
  useQuery({
    queryKey: ["uses", "candidates", kind, search],
    queryFn: ({ signal }) => call(usesApi.candidates, { query: { kind, search } }, { signal }),
    placeholderData: (before) => before,
  });

/** Lots of a material with their containers. */
export const useLotsOf = (warehouseId: string, materialId: string, isEnabled: boolean) =>
  useQuery({
    queryKey: ["inventory", warehouseId, "lots", materialId],
    enabled: isEnabled,
    queryFn: ({ signal }) =>
      call(materialsApi.lots, { params: { warehouseId, materialId }, query: {} }, { signal }),
  });

/** Containers that an amount would come from; null if there is not enough. */
export const useSuggestion = (
  warehouseId: string,
  materialId: string,
  quantity: { readonly value: string; readonly unit: string } | null,
) =>
  useQuery({
    queryKey: ["inventory", warehouseId, "suggestion", materialId, quantity?.value, quantity?.unit],
    enabled: quantity !== null,
    queryFn: ({ signal }) =>
      call(
        stockApi.suggest,
        {
          params: { warehouseId, materialId },
          query: quantity as RequestOf<typeof stockApi.suggest>["query"],
        },
        { signal },
      ),
  });

const take = (fileId: string, blockId: string, entry: UseEntry) => {
  const { kind, warehouseId, recordId, value, unit, lotId } = entry;
  const request = {
    params: { fileId },
    body: { blockId, warehouseId, recordId, lotId, quantity: { value, unit } },
  } as RequestOf<typeof usesApi.takeMaterial>;
  return call(kind === "material" ? usesApi.takeMaterial : usesApi.takeSample, request);
};

/** What is used shows on the page, in the warehouse and in the choices of the dialog. */
const useChange = <Input, Result>(change: (input: Input) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled() {
      for (const key of ["uses", "inventory", "samples"]) void client.invalidateQueries({ queryKey: [key] });
    },
  });
};

export const useTakeOnPage = (fileId: string, whenSaved?: (() => Promise<void>) | undefined) =>
  useChange(async ({ blockId, entry }: { blockId: string; entry: UseEntry }) => {
    // The server takes for a block that it has.
    await whenSaved?.();
    return take(fileId, blockId, entry);
  });

export const useGiveBack = (fileId: string) =>
  useChange(({ useId, reason }: { useId: string; reason: string }) =>
    call(usesApi.giveBack, { params: { fileId, useId }, body: { reason } }),
  );
