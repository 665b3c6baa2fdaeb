import { type RequestOf, trailApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { call, download, saveBlob } from "../../kernel/client.ts";

export type TrailFilters = RequestOf<typeof trailApi.exportTrail>["query"];

export const useTrail = (filters: TrailFilters) =>
  useInfiniteQuery({
    queryKey: ["trail", filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        trailApi.trail,
        { query: { ...filters, limit: 100, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useExportTrail = () =>
  useMutation({
    mutationFn: async (filters: TrailFilters) => {
      const { blob, fileName } = await download(trailApi.exportTrail, { query: filters });
      saveBlob(blob, fileName);
    },
  });

export const useVerifyTrail = () => useMutation({ mutationFn: () => call(trailApi.verifyTrail) });
