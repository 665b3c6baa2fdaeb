import { projectsApi, searchApi } from "@benchleaf/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { type SearchFilter, startOf } from "./search-filter.ts";

/** Hits page by page; the answer to an earlier text is given up when the next is typed. */
export const useSearch = ({ text, kind, projectId, ownerId, period }: SearchFilter) =>
  useInfiniteQuery({
    queryKey: ["search", text, kind, projectId, ownerId, period],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        q: text,
        ...(kind && { kind }),
        ...(projectId && { projectId }),
        ...(ownerId && { ownerId }),
        ...(period && { from: startOf(period) }),
        ...(pageParam && { cursor: pageParam }),
      };
      return call(searchApi.search, { query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    enabled: text !== "",
    placeholderData: (before) => before,
  });

/** Samples, materials and other records whose name or number has a text. */
export const useRecordsNamed = (text: string, limit: number) =>
  useQuery({
    queryKey: ["search", "records", text, limit],
    queryFn: ({ signal }) => call(searchApi.records, { query: { q: text, limit } }, { signal }),
    enabled: text !== "",
    placeholderData: (before) => before,
  });

/** Projects whose names hold a text, the first few; all if none is given. */
export const useProjectsNamed = (search: string, limit: number, isWanted = true) =>
  useQuery({
    queryKey: ["projects", "named", search, limit],
    queryFn: ({ signal }) =>
      call(
        projectsApi.list,
        { query: { limit, ...(search && { search: search.slice(0, 100) }) } },
        { signal },
      ),
    select: ({ records }) => records,
    enabled: isWanted,
    placeholderData: (before) => before,
  });
