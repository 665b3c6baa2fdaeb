import { type CrisprTask, crisprApi, type DataOf, genomesApi, sequencesApi } from "@benchleaf/contract";
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import { useFollowed } from "../../kernel/use-followed.ts";

const PAGE_ROWS = 20;

const keys = {
  all: ["crispr", "tasks"] as const,
  tasks: (fileId: string) => ["crispr", "tasks", fileId] as const,
  task: (taskId: string) => ["crispr", "task", taskId] as const,
  guides: (taskId: string) => ["crispr", "guides", taskId] as const,
  offTargets: (taskId: string, number: number) => ["crispr", "off-targets", taskId, number] as const,
};

/** Whether a task waits or runs. */
export const isInProgress = ({ state }: Pick<CrisprTask, "state">): boolean =>
  state === "waiting" || state === "running";

const isAnyUnderWay = ({ pages }: InfiniteData<DataOf<typeof crisprApi.list>>): boolean =>
  pages.some(({ records }) => records.some(isInProgress));

/** Tasks of one sequence, the newest first, page by page. */
export const useTasks = (fileId: string) => {
  const tasks = useInfiniteQuery({
    queryKey: keys.tasks(fileId),
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return call(crisprApi.list, { query: { fileId, limit: PAGE_ROWS, ...cursor } }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...useFollowed({ kind: "crisprTask", queryKey: keys.tasks(fileId), isUnderWay: isAnyUnderWay }),
  });
  const rows = useMemo(() => tasks.data?.pages.flatMap((page) => page.records) ?? [], [tasks.data]);
  return { ...tasks, rows };
};

/** Tasks of all sequences that one may read; followed while one of them is in progress. */
export const useAllTasks = () => {
  const tasks = useInfiniteQuery({
    queryKey: keys.all,
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return call(crisprApi.list, { query: { limit: PAGE_ROWS, ...cursor } }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...useFollowed({ kind: "crisprTask", queryKey: keys.all, isUnderWay: isAnyUnderWay }),
  });
  const rows = useMemo(() => tasks.data?.pages.flatMap((page) => page.records) ?? [], [tasks.data]);
  return { ...tasks, rows };
};

/** A task, followed while it is in progress. */
export const useTask = (crisprTaskId: string) => {
  const queryKey = keys.task(crisprTaskId);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(crisprApi.get, { params: { crisprTaskId } }, { signal }),
    ...useFollowed<CrisprTask>({ kind: "crisprTask", queryKey, id: crisprTaskId, isUnderWay: isInProgress }),
  });
};

/** What a finished task found never changes. */
export const useGuides = (crisprTaskId: string) =>
  useQuery({
    queryKey: keys.guides(crisprTaskId),
    queryFn: ({ signal }) => call(crisprApi.guides, { params: { crisprTaskId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Off-targets of one guide, page by page. */
export const useOffTargets = (crisprTaskId: string, number: number) =>
  useQuery({
    queryKey: keys.offTargets(crisprTaskId, number),
    queryFn: ({ signal }) => call(crisprApi.offTargets, { params: { crisprTaskId, number } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** DNA sequences with matching names, to be searched in addition to the open one. */
export const useGenomeChoices = (words: string, fileId: string) =>
  useQuery({
    queryKey: ["sequences", "list", "genomes", words],
    queryFn: ({ signal }) => {
      const search = words.trim() === "" ? {} : { search: words.trim() };
      return call(sequencesApi.list, { query: { limit: 50, sort: "-size", ...search } }, { signal });
    },
    placeholderData: (before) => before,
    select: ({ records }) =>
      records.filter(({ id, isProtein, isRna }) => id !== fileId && !isProtein && !isRna),
  });

/** Genomes of the team that are imported, to be searched whole. */
export const useReferenceChoices = () =>
  useQuery({
    queryKey: ["genomes", "choices"],
    queryFn: ({ signal }) => call(genomesApi.list, { query: { limit: 200 } }, { signal }),
    select: ({ records }) => records.filter(({ state }) => state === "ready"),
  });

/** Beginning, stopping and removing tasks. */
export const useTaskChanges = (fileId: string) => {
  const client = useQueryClient();
  const listChanged = () => client.invalidateQueries({ queryKey: keys.tasks(fileId) });
  const taskChanged = (task: CrisprTask) => {
    client.setQueryData(keys.task(task.id), task);
    void listChanged();
  };
  const start = useMutation({
    mutationFn: (body: Parameters<typeof call<typeof crisprApi.create>>[1]["body"]) =>
      call(crisprApi.create, { body }),
    onSuccess: taskChanged,
  });
  const cancel = useMutation({
    mutationFn: (crisprTaskId: string) => call(crisprApi.cancel, { params: { crisprTaskId } }),
    onSuccess: taskChanged,
  });
  const keepPrimers = useMutation({
    mutationFn: ({ crisprTaskId, primers }: { crisprTaskId: string; primers: CrisprTask["primers"] }) =>
      call(crisprApi.keepPrimers, { params: { crisprTaskId }, body: { primers } }),
    onSuccess: taskChanged,
  });
  const remove = useMutation({
    mutationFn: (crisprTaskId: string) => call(crisprApi.remove, { params: { crisprTaskId } }),
    onSuccess: listChanged,
  });
  return { start, cancel, keepPrimers, remove };
};
