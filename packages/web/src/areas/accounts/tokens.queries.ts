import { accessApi, type RequestOf, tokensApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const queryKey = ["access-tokens"];

export const useTokens = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(tokensApi.listTokens, undefined, { signal }) });

export const useCreateToken = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof tokensApi.createToken>["body"]) =>
      call(tokensApi.createToken, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
};

export const useRevokeToken = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tokenId: string) => call(tokensApi.revokeToken, { params: { tokenId } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

export const useOfferedPermissions = () =>
  useQuery({
    queryKey: ["permission-tree"],
    queryFn: ({ signal }) => call(accessApi.permissionTree, undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
