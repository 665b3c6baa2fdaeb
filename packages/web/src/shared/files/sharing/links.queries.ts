import { linksApi, type RequestOf } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kernel/client.ts";

const keyOf = (fileId: string) => ["fileLinks", fileId] as const;

/** Links of a file, those that have ended too. */
export const useFileLinks = (fileId: string) =>
  useQuery({
    queryKey: keyOf(fileId),
    queryFn: ({ signal }) => call(linksApi.listLinks, { params: { fileId } }, { signal }),
  });

const useChange = <Request extends { params: { fileId: string } }, Result>(
  send: (request: Request) => Promise<Result>,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: (_data, _error, { params }) => client.invalidateQueries({ queryKey: keyOf(params.fileId) }),
  });
};

/** Makes a link to a file. */
export const useCreateLink = () =>
  useChange((request: RequestOf<typeof linksApi.createLink>) => call(linksApi.createLink, request));
/** Ends a link at once. */
export const useEndLink = () =>
  useChange((request: RequestOf<typeof linksApi.endLink>) => call(linksApi.endLink, request));
