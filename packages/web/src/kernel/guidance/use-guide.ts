import { type GuidanceId, guidanceApi } from "@benchleaf/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient } from "../queries.ts";
import { createStore, useStore } from "../store.ts";
import { readGuidance } from "./read-guidance.ts";

/** A guide that the user wants to see again. */
const asked = createStore<GuidanceId | null>(null);

/** A guide shown before a workspace until it is done. If the server does not respond in time, it is not shown. */
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
      // Closes immediately: a slow server does not delay the user.
      queryClient.setQueryData(key, { id, step: 0, isDone: true });
      if (data?.isDone !== true) save();
    },
  };
};
