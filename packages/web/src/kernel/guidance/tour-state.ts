import { guidanceApi } from "@benchleaf/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient } from "../queries.ts";
import { createStore } from "../store.ts";
import { readGuidance } from "./read-guidance.ts";

const KEY = ["guidance", "firstSteps"];
const params = { id: "firstSteps" } as const;

/** The step that is shown; null while no tour runs. */
export const tourStep = createStore<number | null>(null);

/** The user's progress; undefined if the server does not respond within three seconds. */
export const useGuidance = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readGuidance(params.id, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  }).data;

/** Stores a step, or the end; a lost request does no harm. */
export const useSaveGuidance = () =>
  useMutation({
    mutationFn: (body: { step: number; isDone: boolean }) => call(guidanceApi.save, { params, body }),
    onSuccess: (saved) => queryClient.setQueryData(KEY, saved),
  });

/** Makes all tours begin again for the reader. */
export const resetGuidance = async (): Promise<void> => {
  await call(guidanceApi.reset);
  await queryClient.invalidateQueries({ queryKey: KEY });
};
