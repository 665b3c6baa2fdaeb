import { type GlobalConfig, instanceApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadBrand } from "../../kernel/brand.ts";
import { call } from "../../kernel/client.ts";

const KEY = ["instance-config"];

export const useInstanceConfig = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(instanceApi.config, undefined, { signal }),
  });

/** Saved settings hold at once, on this page too. */
export const useSaveInstanceConfig = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GlobalConfig) => call(instanceApi.saveConfig, { body }),
    onSuccess: async (config) => {
      client.setQueryData(KEY, { config, isKeptByFile: false });
      await loadBrand();
    },
  });
};
