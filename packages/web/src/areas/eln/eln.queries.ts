import {
  approvalsApi,
  type CheckedOf,
  type ElnFilter,
  type ElnNotificationConfig,
  type ElnTemplateInput,
  elnApi,
  elnDocumentApi,
  elnTemplatesApi,
  type Numbering,
  type RequestOf,
} from "@benchleaf/contract";
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import type { SavedFilterCalls } from "../../kernel/filters/saved-filters.tsx";
import { answerOrStored, storedQuery } from "../../kernel/offline/stored-answers.ts";
import type { PageCalls } from "../documents/documents.public.tsx";

const PAGE_ROWS = 50;

type ListOrder = Pick<CheckedOf<typeof elnApi.list>["query"], "sort">;

/** Notebook pages, page by page. */
export const useElnList = (filter: ElnFilter & ListOrder) => {
  const list = useInfiniteQuery({
    queryKey: ["eln", "list", filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        elnApi.list,
        { query: { ...filter, limit: PAGE_ROWS, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
  const rows = useMemo(() => list.data?.pages.flatMap(({ records }) => records) ?? [], [list.data]);
  return { ...list, rows };
};

/** Filters of the list that the reader has saved. */
export const elnFilterCalls: SavedFilterCalls<ElnFilter> = {
  queryKey: ["eln", "filters"],
  list: (signal) => call(elnApi.savedFilters, { params: {} }, { signal }),
  save: (body) => call(elnApi.saveFilter, { params: {}, body }),
  remove: (filterId) => call(elnApi.removeFilter, { params: { filterId } }),
};

/** A notebook page except its text. */
export const elnPageQuery = (elnId: string) =>
  queryOptions({
    queryKey: ["eln", "one", elnId],
    ...storedQuery,
    queryFn: ({ signal }) =>
      answerOrStored(`eln ${elnId}`, () => call(elnApi.get, { params: { elnId } }, { signal })),
  });

export const useElnPage = (elnId: string) => useQuery(elnPageQuery(elnId));

/** The current blocks of a page, with the state of each block's review. */
export const useElnBlocks = (elnId: string) =>
  useQuery({
    queryKey: ["eln", "blocks", elnId],
    queryFn: ({ signal }) => call(elnApi.collaborationBlocks, { params: { elnId } }, { signal }),
  });

/** All submissions of a page. */
export const useElnProcesses = (elnId: string) =>
  useQuery({
    queryKey: ["eln", "processes", elnId],
    queryFn: ({ signal }) => call(elnApi.auditProcesses, { params: { elnId } }, { signal }),
  });

/** Reloads everything that shows notebook pages. */
const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all(["eln", "files", "approvals"].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
};

export const useCreateEln = () =>
  useChange((request: RequestOf<typeof elnApi.create>) => call(elnApi.create, request));
export const useCopyEln = () =>
  useChange((request: RequestOf<typeof elnApi.copy>) => call(elnApi.copy, request));
export const useUpdateEln = () =>
  useChange((request: RequestOf<typeof elnApi.update>) => call(elnApi.update, request));
export const useRemoveEln = () => useChange((elnId: string) => call(elnApi.remove, { params: { elnId } }));
export const useSubmitEln = () =>
  useChange((request: RequestOf<typeof elnApi.submit>) => call(elnApi.submit, request));
export const useReviewBlock = () =>
  useChange((request: RequestOf<typeof elnApi.review>) => call(elnApi.review, request));
export const useFinishEln = () =>
  useChange((elnId: string) => call(elnApi.finish, { params: { elnId }, body: {} }));
export const useReopenEln = () =>
  useChange((request: RequestOf<typeof elnApi.setStatus>) => call(elnApi.setStatus, request));
export const useWithdrawEln = () =>
  useChange((recordId: string) => call(approvalsApi.cancel, { body: { recordId } }));
export const useDecideEln = () =>
  useChange((decision: { recordId: string; status: "approved" | "rejected"; remark: string }) =>
    call(approvalsApi.submitAuditInfo, { body: [decision] }),
  );

/** Templates to begin with. */
export const useTemplates = () =>
  useQuery({
    queryKey: ["eln", "templates"],
    queryFn: ({ signal }) => call(elnTemplatesApi.list, undefined, { signal }),
  });
/** A template as it is, or as it was at a version. */
export const useTemplate = (template: string | undefined, version?: number) =>
  useQuery({
    queryKey: ["eln", "template", template, version],
    enabled: template !== undefined,
    retry: false,
    queryFn: ({ signal }) =>
      call(elnTemplatesApi.get, { params: { template: template ?? "" }, query: { version } }, { signal }),
  });
export const useTemplateVersions = (template: string) =>
  useQuery({
    queryKey: ["eln", "template", template, "versions"],
    retry: false,
    queryFn: ({ signal }) => call(elnTemplatesApi.versions, { params: { template } }, { signal }),
  });
export const useSaveTemplate = () =>
  useChange((body: ElnTemplateInput) => call(elnTemplatesApi.create, { body }));
export const useUpdateTemplate = () =>
  useChange((request: RequestOf<typeof elnTemplatesApi.update>) => call(elnTemplatesApi.update, request));
export const useRemoveTemplate = () =>
  useChange((template: string) => call(elnTemplatesApi.remove, { params: { template } }));

/** Patterns of categories that are numbered otherwise. */
export const useCategoryCodes = () =>
  useQuery({
    queryKey: ["eln", "categoryCodes"],
    queryFn: ({ signal }) => call(elnApi.categoryCodes, undefined, { signal }),
  });

/** Sets or removes the pattern of a category. */
export const useSetCategoryCode = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof elnApi.setCategoryCode>) => call(elnApi.setCategoryCode, request),
    onSettled: () => client.invalidateQueries({ queryKey: ["eln", "categoryCodes"] }),
  });
};

export const useCodeConfig = (isEnabled: boolean) =>
  useQuery({
    queryKey: ["eln", "codeConfig"],
    enabled: isEnabled,
    queryFn: ({ signal }) => call(elnApi.codeConfig, undefined, { signal }),
  });
export const useSaveCodeConfig = () =>
  useChange((body: Pick<Numbering, "pattern" | "zone" | "version">) => call(elnApi.setCodeConfig, { body }));
export const useNotificationConfig = (isEnabled: boolean) =>
  useQuery({
    queryKey: ["eln", "notificationConfig"],
    enabled: isEnabled,
    queryFn: ({ signal }) => call(elnApi.notificationConfig, undefined, { signal }),
  });
export const useSaveNotificationConfig = () =>
  useChange((body: ElnNotificationConfig) => call(elnApi.setNotificationConfig, { body }));

/** Who changed a page and when. */
/** Whose edits are listed, and of which block. */
export interface EditFilter {
  readonly person?: string | undefined;
  readonly block?: string | undefined;
}

export const useEdits = (elnId: string, { person, block }: EditFilter) =>
  useInfiniteQuery({
    queryKey: ["eln", "edits", elnId, person, block],
    queryFn: ({ pageParam, signal }) =>
      call(
        elnDocumentApi.edits,
        {
          params: { elnId },
          query: {
            limit: PAGE_ROWS,
            ...(person && { userId: person }),
            ...(block && { blockId: block }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });
export const useEdit = (elnId: string, seq: number) =>
  useQuery({
    queryKey: ["eln", "edit", elnId, seq],
    retry: false,
    queryFn: ({ signal }) => call(elnDocumentApi.edit, { params: { elnId, seq } }, { signal }),
  });

/** What others have changed since the reader had the page open, as it was when this was opened. */
export const useUnseen = (elnId: string) =>
  useQuery({
    queryKey: ["elnUnseen", elnId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => call(elnApi.unseen, { params: { elnId } }, { signal }),
  });

/** Marks a page as seen, as it is now. */
export const markSeen = (elnId: string): Promise<null> =>
  call(elnApi.markSeen, { params: { elnId }, body: {} });

/** The calls of a page's text. */
export const elnCalls = (elnId: string): PageCalls => {
  const params = { elnId };
  return {
    kind: "eln",
    name: async () => (await call(elnApi.get, { params })).file.name,
    saveChange: (change, schemaVersion) =>
      call(elnDocumentApi.change, { params, body: { change, schemaVersion } }),
    blocks: (version, signal) =>
      call(
        elnDocumentApi.blocks,
        { params, query: version === undefined ? {} : { version } },
        signal ? { signal } : {},
      ),
    saveVersion: (message) => call(elnDocumentApi.saveVersion, { params, body: { message } }),
    restore: (version) => call(elnDocumentApi.restore, { params, body: { version } }),
    checkStep: (blockId, body) => call(elnDocumentApi.step, { params: { ...params, block: blockId }, body }),
    exportPath: elnDocumentApi.export.path.replace(":elnId", elnId),
  };
};
