import { type GuidanceId, guidanceApi } from "@benchleaf/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient } from "../queries.ts";
import { createStore, useStore } from "../store.ts";
import { readGuidance } from "./read-guidance.ts";

/** A guide that someone has asked to see again. */
const asked = createStore<GuidanceId | null>(null);

/**
 * A guide that stands before a workbench until it is done. Where the server does not say in time, nothing is there.
 */
export const useGuide = (id: GuidanceId) => {
  const key = ["guidance", id];
  const isAsked = useStore(asked) === id;
  const { data, isPending } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readGuidance(id, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
  const { mutate: save } = useMutation({
    mutationFn: () => call(guidanceApi.save, { params: { id }, body: { step: 0, isDone: true } }),
    onSuccess: (saved) => queryClient.setQueryData(key, saved),
  });
  return {
    isPending,
    isShown: isAsked || data?.isDone === false,
    showAgain: () => asked.set(id),
    finish() {
      asked.set(null);
      // Gone at once: a server that is slow to note it keeps no one.
      queryClient.setQueryData(key, { id, step: 0, isDone: true });
      if (data?.isDone !== true) save();
    },
  };
};
