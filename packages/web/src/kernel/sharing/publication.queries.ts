import { publicationsApi, type RequestOf } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../client.ts";

const keyOf = (sequenceId: string) => ["publication", sequenceId] as const;

export const usePublication = (sequenceId: string) =>
  useQuery({
    queryKey: keyOf(sequenceId),
    queryFn: ({ signal }) => call(publicationsApi.publication, { params: { sequenceId } }, { signal }),
  });

const useChange = <Request extends { params: { sequenceId: string } }, Result>(
  send: (request: Request) => Promise<Result>,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: (_data, _error, { params }) =>
      client.invalidateQueries({ queryKey: keyOf(params.sequenceId) }),
  });
};

export const usePublish = () =>
  useChange((request: RequestOf<typeof publicationsApi.publish>) => call(publicationsApi.publish, request));
export const useWithdraw = () =>
  useChange((request: RequestOf<typeof publicationsApi.withdraw>) => call(publicationsApi.withdraw, request));
