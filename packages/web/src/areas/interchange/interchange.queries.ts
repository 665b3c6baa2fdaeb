import {
  type DataOf,
  type ElnImport,
  type ElnNode,
  interchangeApi,
  projectsApi,
  type RequestOf,
} from "@benchleaf/contract";
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { useFollowed } from "../../kernel/use-followed.ts";

const importsKey = ["eln", "imports"] as const;
const exportsKey = ["eln", "exports"] as const;

export const isInProgress = ({ state }: Pick<ElnImport, "state">): boolean =>
  state === "reading" || state === "importing";

const isAnyUnderWay = ({ pages }: InfiniteData<DataOf<typeof interchangeApi.listImports>>): boolean =>
  pages.some(({ records }) => records.some(isInProgress));

export const useImports = () =>
  useInfiniteQuery({
    queryKey: importsKey,
    queryFn: ({ pageParam, signal }) =>
      call(interchangeApi.listImports, { query: { ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    ...useFollowed({ kind: "elnImport", queryKey: importsKey, isUnderWay: isAnyUnderWay }),
  });

export const useImport = (elnImportId: string) => {
  const queryKey = [...importsKey, elnImportId];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(interchangeApi.getImport, { params: { elnImportId } }, { signal }),
    ...useFollowed<ElnImport>({ kind: "elnImport", queryKey, id: elnImportId, isUnderWay: isInProgress }),
  });
};

/** All parts of an archive; a large one is loaded in several pages. */
export const useNodes = (shown: ElnImport, projectId: string | undefined) =>
  useQuery({
    queryKey: [...importsKey, shown.id, "nodes", shown.state, projectId],
    queryFn: async ({ signal }) => {
      const nodes: ElnNode[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const query: RequestOf<typeof interchangeApi.nodes>["query"] = {
          ...(cursor && { cursor }),
          ...(projectId && { projectId }),
        };
        const page = await call(
          interchangeApi.nodes,
          { params: { elnImportId: shown.id }, query },
          { signal },
        );
        nodes.push(...page.records);
        cursor = page.nextCursor;
      }
      return nodes;
    },
    enabled: shown.source !== null && !isInProgress(shown),
    placeholderData: (before) => before,
  });

/** Projects that the caller may write to, the first few of a name. */
export const useWritableProjects = (search: string) =>
  useQuery({
    queryKey: ["projects", "writable", search],
    queryFn: ({ signal }) =>
      call(projectsApi.list, { query: { limit: 100, ...(search && { search }) } }, { signal }),
    select: ({ records }) => records.filter(({ abilities }) => abilities.createFile),
    placeholderData: (before) => before,
  });

const useChange = <Input, Result>(
  key: readonly string[],
  change: (input: Input) => Promise<Result>,
  alsoStale: readonly string[] = [],
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: key });
      if (alsoStale.length > 0) void client.invalidateQueries({ queryKey: alsoStale });
    },
  });
};

export const useOpenImport = () =>
  useChange(importsKey, (body: { uuid: string; name: string }) => call(interchangeApi.openImport, { body }));

export const useStartImport = (elnImportId: string) =>
  useChange(
    importsKey,
    (body: RequestOf<typeof interchangeApi.startImport>["body"]) =>
      call(interchangeApi.startImport, { params: { elnImportId }, body }),
    ["projects"],
  );

export const useCancelImport = (elnImportId: string) =>
  useChange(importsKey, () => call(interchangeApi.cancelImport, { params: { elnImportId } }));

export const useRemoveImport = (elnImportId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(interchangeApi.removeImport, { params: { elnImportId } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: [...importsKey, elnImportId] });
      return client.invalidateQueries({ queryKey: importsKey, exact: true });
    },
  });
};

const isAnyRunning = ({ pages }: InfiniteData<DataOf<typeof interchangeApi.listExports>>): boolean =>
  pages.some(({ records }) => records.some(({ state }) => state === "running"));

export const useExports = () =>
  useInfiniteQuery({
    queryKey: exportsKey,
    queryFn: ({ pageParam, signal }) =>
      call(interchangeApi.listExports, { query: { ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    ...useFollowed({ kind: "elnExport", queryKey: exportsKey, isUnderWay: isAnyRunning }),
  });

export const useCancelExport = () =>
  useChange(exportsKey, (elnExportId: string) =>
    call(interchangeApi.cancelExport, { params: { elnExportId } }),
  );

export const useRemoveExport = () =>
  useChange(exportsKey, (elnExportId: string) =>
    call(interchangeApi.removeExport, { params: { elnExportId } }),
  );
