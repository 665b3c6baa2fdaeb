import { type RequestOf, type TrailCheck, trailApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, download, saveBlob } from "../../kernel/client.ts";
import { useFollowed } from "../../kernel/use-followed.ts";

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

export const useTrailSignIn = (entryId: string) =>
  useQuery({
    queryKey: ["trail-sign-in", entryId],
    queryFn: ({ signal }) => call(trailApi.trailSignIn, { params: { trailEntryId: entryId } }, { signal }),
    // What has happened stays as it was.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useExportTrail = () =>
  useMutation({
    mutationFn: async (filters: TrailFilters) => {
      const { blob, fileName } = await download(trailApi.exportTrail, { query: filters });
      saveBlob(blob, fileName);
    },
  });

const checkKey = ["trail-check"];

export const isInProgress = (check: TrailCheck | null | undefined): boolean =>
  check?.state === "waiting" || check?.state === "running";

/** The number of entries is known once it has started. */
const advance = (check: TrailCheck | null, progress: number): TrailCheck | null =>
  check === null || check.entries === 0 ? null : { ...check, checked: Math.round(progress * check.entries) };

export const useTrailCheck = () =>
  useQuery({
    queryKey: checkKey,
    queryFn: ({ signal }) => call(trailApi.checkTrail, undefined, { signal }),
    ...useFollowed<TrailCheck | null>({
      kind: "trailCheck",
      queryKey: checkKey,
      isUnderWay: isInProgress,
      advance,
    }),
  });

export const useStartTrailCheck = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isWhole: boolean) => call(trailApi.startTrailCheck, { body: { isWhole } }),
    onSuccess: (check) => client.setQueryData(checkKey, check),
  });
};

export const useCancelTrailCheck = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(trailApi.cancelTrailCheck),
    onSuccess: () => client.invalidateQueries({ queryKey: checkKey }),
  });
};
