import { type CrisprTask, crisprApi, genomesApi, sequencesApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../../kernel/client.ts";

const PAGE_ROWS = 20;
const POLL_MS = 1_000;

const keys = {
  all: ["crispr", "tasks"] as const,
  tasks: (fileId: string) => ["crispr", "tasks", fileId] as const,
  task: (taskId: string) => ["crispr", "task", taskId] as const,
  guides: (taskId: string) => ["crispr", "guides", taskId] as const,
  offTargets: (taskId: string, number: number) => ["crispr", "off-targets", taskId, number] as const,
};

export const isUnderWay = ({ state }: Pick<CrisprTask, "state">): boolean =>
  state === "waiting" || state === "running";

export const useTasks = (fileId: string) => {
  const tasks = useInfiniteQuery({
    queryKey: keys.tasks(fileId),
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return call(crisprApi.list, { query: { fileId, limit: PAGE_ROWS, ...cursor } }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = useMemo(() => tasks.data?.pages.flatMap((page) => page.records) ?? [], [tasks.data]);
  return { ...tasks, rows };
};

/** Tasks of all sequences that one may read; asked for again and again while one of them is under way. */
export const useAllTasks = () => {
  const tasks = useInfiniteQuery({
    queryKey: keys.all,
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return call(crisprApi.list, { query: { limit: PAGE_ROWS, ...cursor } }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.records.some(isUnderWay)) ? POLL_MS : false,
  });
  const rows = useMemo(() => tasks.data?.pages.flatMap((page) => page.records) ?? [], [tasks.data]);
  return { ...tasks, rows };
};

/** A task, asked for again while it is under way. */
export const useTask = (crisprTaskId: string) =>
  useQuery({
    queryKey: keys.task(crisprTaskId),
    queryFn: ({ signal }) => call(crisprApi.get, { params: { crisprTaskId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data) ? false : POLL_MS),
  });

/** What a finished task found never changes. */
export const useGuides = (crisprTaskId: string) =>
  useQuery({
    queryKey: keys.guides(crisprTaskId),
    queryFn: ({ signal }) => call(crisprApi.guides, { params: { crisprTaskId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useOffTargets = (crisprTaskId: string, number: number) =>
  useQuery({
    queryKey: keys.offTargets(crisprTaskId, number),
    queryFn: ({ signal }) => call(crisprApi.offTargets, { params: { crisprTaskId, number } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sequences of DNA whose names hold the words, to be searched beside the one that is open. */
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
  const remove = useMutation({
    mutationFn: (crisprTaskId: string) => call(crisprApi.remove, { params: { crisprTaskId } }),
    onSuccess: listChanged,
  });
  return { start, cancel, remove };
};
