import { activationApi, type NewApplication } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const KEY = ["activation"];

export const useActivation = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(activationApi.activationState, undefined, { signal }),
  });

export const useApply = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApplication) => call(activationApi.apply, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
};
