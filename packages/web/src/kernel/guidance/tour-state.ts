import { GUIDANCE_TIMEOUT_MS, guidanceApi } from "@benchleaf/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient } from "../queries.ts";
import { createStore } from "../store.ts";

const KEY = ["guidance", "firstSteps"];
const params = { id: "firstSteps" } as const;

/** The step that is shown; null while no tour runs. */
export const tourStep = createStore<number | null>(null);

/** How far the person is; nothing where the server does not say so within three seconds. */
export const useGuidance = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      call(
        guidanceApi.get,
        { params },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(GUIDANCE_TIMEOUT_MS)]) },
      ),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  }).data;

/** Notes a step, or the end; what the server does not hear is no harm. */
export const useSaveGuidance = () =>
  useMutation({
    mutationFn: (body: { step: number; isDone: boolean }) => call(guidanceApi.save, { params, body }),
    onSuccess: (saved) => queryClient.setQueryData(KEY, saved),
  });

export const resetGuidance = async (): Promise<void> => {
  await call(guidanceApi.reset);
  await queryClient.invalidateQueries({ queryKey: KEY });
};
