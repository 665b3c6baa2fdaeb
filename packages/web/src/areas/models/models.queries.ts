import { type ModelOutcome, type ModelSettingInput, modelsApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const key = ["models"] as const;

export const useModelSettings = () =>
  useQuery({
    queryKey: [...key, "settings"],
    queryFn: ({ signal }) => call(modelsApi.settings, undefined, { signal }),
  });

export const useInstanceModelSetting = () =>
  useQuery({
    queryKey: [...key, "instance"],
    queryFn: ({ signal }) => call(modelsApi.instanceSetting, undefined, { signal }),
  });

export const useModelUses = (outcome: ModelOutcome | undefined) =>
  useInfiniteQuery({
    queryKey: [...key, "uses", outcome],
    queryFn: ({ pageParam, signal }) =>
      call(
        modelsApi.uses,
        { query: { ...(outcome ? { outcome } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useModelUse = (useId: string) =>
  useQuery({
    queryKey: [...key, "use", useId],
    queryFn: ({ signal }) => call(modelsApi.use, { params: { useId } }, { signal }),
  });

/** Whose settings a form edits. */
export type ModelSettingOwner = "team" | "installation";

const rows = {
  team: { save: modelsApi.save, remove: modelsApi.remove, test: modelsApi.test },
  installation: {
    save: modelsApi.saveInstance,
    remove: modelsApi.removeInstance,
    test: modelsApi.testInstance,
  },
} as const;

export const useModelSettingChanges = (owner: ModelSettingOwner) => {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: key });
  const { save, remove, test } = rows[owner];
  return {
    save: useMutation({ mutationFn: (body: ModelSettingInput) => call(save, { body }), onSuccess }),
    remove: useMutation({ mutationFn: () => call(remove, undefined), onSuccess }),
    test: useMutation({ mutationFn: (body: ModelSettingInput) => call(test, { body }) }),
  };
};
