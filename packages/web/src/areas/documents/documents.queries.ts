import { documentsApi, type PageDocument, type RequestOf } from "@benchleaf/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { answerOrStored, storedQuery } from "../../kernel/offline/stored-answers.ts";

/** The calls of one kind of pages: documents and notebook pages have the same under other addresses. */
export interface PageCalls {
  readonly kind: "yydoc" | "eln";
  readonly name: () => Promise<string>;
  readonly saveChange: (change: string, schemaVersion: number) => Promise<{ seq: number }>;
  readonly blocks: (version: number | undefined, signal?: AbortSignal) => ReturnType<typeof readBlocks>;
  readonly saveVersion: (message: string) => Promise<Pick<PageDocument, "file">>;
  readonly restore: (version: number) => Promise<unknown>;
  readonly checkStep: (blockId: string, step: { isDone: boolean; note: string }) => Promise<unknown>;
  readonly exportPath: string;
}

const readBlocks = (documentId: string, version: number | undefined, signal?: AbortSignal) =>
  call(
    documentsApi.blocks,
    { params: { documentId }, query: version === undefined ? {} : { version } },
    signal ? { signal } : {},
  );

/** The calls of a document. */
export const documentCalls = (documentId: string): PageCalls => {
  const params = { documentId };
  return {
    kind: "yydoc",
    name: async () => (await call(documentsApi.get, { params })).file.name,
    saveChange: (change, schemaVersion) =>
      call(documentsApi.change, { params, body: { change, schemaVersion } }),
    blocks: (version, signal) => readBlocks(documentId, version, signal),
    saveVersion: (message) => call(documentsApi.saveVersion, { params, body: { message } }),
    restore: (version) => call(documentsApi.restore, { params, body: { version } }),
    checkStep: (blockId, body) => call(documentsApi.step, { params: { ...params, block: blockId }, body }),
    exportPath: documentsApi.export.path.replace(":documentId", documentId),
  };
};

/** Properties of a document except its text. */
export const documentQuery = (documentId: string) =>
  queryOptions({
    queryKey: ["documents", "one", documentId],
    ...storedQuery,
    queryFn: ({ signal }) =>
      answerOrStored(`document ${documentId}`, () =>
        call(documentsApi.get, { params: { documentId } }, { signal }),
      ),
  });

export const useDocument = (documentId: string) => useQuery(documentQuery(documentId));

/** Creates a document. */
export const useCreateDocument = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof documentsApi.create>) => call(documentsApi.create, request),
    onSuccess: () => client.invalidateQueries({ queryKey: ["files"] }),
  });
};
