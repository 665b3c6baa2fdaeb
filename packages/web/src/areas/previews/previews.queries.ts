import {
  type FileKind,
  filesApi,
  marksApi,
  previewsApi,
  sequencesApi,
  unpackTrace,
} from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../kernel/client.ts";
import { toRecord } from "../../shared/sequences/sequence-record.ts";

export const useFilePage = (fileId: string, version: number | undefined) =>
  useQuery({
    queryKey: ["files", "page", fileId, version ?? null],
    queryFn: ({ signal }) => call(previewsApi.page, { params: { fileId }, query: { version } }, { signal }),
    placeholderData: (before) => (before?.file.id === fileId ? before : undefined),
  });

/** Where the bytes of a version are, as a browser may show them. */
export const previewAddress = (file: { id: string; kind: FileKind }, version: number): string =>
  addressOf(previewsApi.preview.path, {
    params: { fileType: file.kind, fileId: file.id },
    query: { version },
  });

/** A version of a Sanger read with its chromatogram. */
export const useCachedRead = ({ id, name }: { id: string; name: string }, version: number) =>
  useQuery({
    queryKey: ["previews", "read", id, version],
    queryFn: async ({ signal }) => {
      const request = { params: { sequenceId: id }, query: { version } };
      const [{ content }, wire] = await Promise.all([
        call(sequencesApi.get, request, { signal }),
        call(sequencesApi.trace, request, { signal }),
      ]);
      return { ...toRecord(content, wire && unpackTrace(wire)), name };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useVersionNumbers = (fileId: string, isWanted: boolean) =>
  useQuery({
    queryKey: ["files", "version numbers", fileId],
    enabled: isWanted,
    queryFn: ({ signal }) =>
      call(filesApi.versions, { params: { fileId }, query: { limit: 50 } }, { signal }),
  });

const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ["files"] }),
  });
};

export const useLock = () =>
  useChange(({ fileId, isLocked }: { fileId: string; isLocked: boolean }) =>
    call(isLocked ? filesApi.lock : filesApi.unlock, { params: { fileId } }),
  );

export const useStar = () =>
  useChange(({ fileId, isFavourite }: { fileId: string; isFavourite: boolean }) =>
    call(marksApi.setFavourite, { body: { fileIds: [fileId], isFavourite } }),
  );
