import {
  type AnalysisQuery,
  type AnalysisSetKey,
  type Dashboard,
  type DashboardInput,
  type Drill,
  dashboardsApi,
  type Period,
  type ReaderZone,
} from "@benchleaf/contract";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../../../kernel/client.ts";
import { usePreferences } from "../../../kernel/preferences.ts";

const ROOT = "dashboards";
const PAGE = 50;
const FRESH_MS = 30_000;
const WEEK_START = { "zh-CN": 1, "zh-TW": 1, "en-US": 7 } as const;

/** What a tile counts for: the period of its board, its project, and how often the board was counted anew. */
export interface BoardContext {
  readonly period: Period;
  readonly projectId: string | null;
  readonly revision: number;
}

/** The days and weeks of the reader. */
export const useReaderZone = (): ReaderZone => {
  const { timezone, locale } = usePreferences();
  return { timezone, weekStart: WEEK_START[locale] };
};

export const useSets = () =>
  useQuery({
    queryKey: [ROOT, "sets"],
    queryFn: ({ signal }) => call(dashboardsApi.sets, undefined, { signal }),
    select: ({ sets }) => sets,
  });

/** Periods that have gone by; those that still last would always be behind the one before. */
const hasTrend = ({ kind }: Period): boolean => kind.startsWith("last");

/** What a tile counts; a number with the period before. */
export const useAnswer = (query: AnalysisQuery, { period, projectId, revision }: BoardContext) => {
  const zone = useReaderZone();
  const { locale } = usePreferences();
  return useQuery({
    queryKey: [ROOT, "answer", query, zone, query.period ?? period, projectId, locale, revision],
    queryFn: ({ signal }) =>
      call(
        dashboardsApi.query,
        {
          body: {
            ...{ query, zone, period, projectId },
            hasPrevious: query.groups.length === 0 && hasTrend(query.period ?? period),
            isFresh: revision > 0,
          },
        },
        { signal },
      ),
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
};

export const useRecords = (query: AnalysisQuery, drill: Drill, { period, projectId }: BoardContext) => {
  const zone = useReaderZone();
  return useInfiniteQuery({
    queryKey: [ROOT, "records", query, drill, zone, period, projectId],
    queryFn: ({ pageParam, signal }) =>
      call(
        dashboardsApi.records,
        {
          body: {
            ...{ query, drill, zone, period, projectId, limit: PAGE },
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });
};

/** Values of a field to filter by. */
export const useFieldValues = (set: AnalysisSetKey, field: string, projectId: string | null, isOn: boolean) =>
  useQuery({
    queryKey: [ROOT, "values", set, field, projectId],
    queryFn: ({ signal }) =>
      call(
        dashboardsApi.values,
        { query: { set, field, ...(projectId !== null && { projectId }) } },
        { signal },
      ),
    enabled: isOn,
    select: ({ values }) => values,
  });

export const useBoards = (projectId: string | null) =>
  useQuery({
    queryKey: [ROOT, "list", projectId],
    queryFn: ({ signal }) =>
      projectId === null
        ? call(dashboardsApi.list, undefined, { signal })
        : call(dashboardsApi.listOfProject, { params: { projectId } }, { signal }),
    select: ({ boards }) => boards,
  });

export const useBoard = (dashboardId: string) =>
  useQuery({
    queryKey: [ROOT, "board", dashboardId],
    queryFn: ({ signal }) => call(dashboardsApi.get, { params: { dashboardId } }, { signal }),
  });

/** Lists and boards are read again after a change; what was counted stays. */
const useChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all(["list", "board"].map((part) => client.invalidateQueries({ queryKey: [ROOT, part] }))),
  });
};

export const useCreateBoard = () => useChange((body: DashboardInput) => call(dashboardsApi.create, { body }));

export const useSaveBoard = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      dashboardId,
      ...body
    }: {
      dashboardId: string;
      baseVersion: number;
      board: DashboardInput;
    }) => call(dashboardsApi.save, { params: { dashboardId }, body }),
    onSuccess: (board: Dashboard) => {
      client.setQueryData([ROOT, "board", board.id], board);
      return client.invalidateQueries({ queryKey: [ROOT, "list"] });
    },
  });
};

export const useRemoveBoard = () =>
  useChange((dashboardId: string) => call(dashboardsApi.remove, { params: { dashboardId } }));
