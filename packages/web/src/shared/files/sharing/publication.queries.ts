import { publicationsApi, type RequestOf } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kernel/client.ts";

const keyOf = (sequenceId: string) => ["publication", sequenceId] as const;

/** Under which address a sequence is public, if it is. */
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

/** Makes a version public, or another one in its place. */
export const usePublish = () =>
  useChange((request: RequestOf<typeof publicationsApi.publish>) => call(publicationsApi.publish, request));
/** Ends a publication; its address answers no more. */
export const useWithdraw = () =>
  useChange((request: RequestOf<typeof publicationsApi.withdraw>) => call(publicationsApi.withdraw, request));
