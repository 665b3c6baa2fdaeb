import { filesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const RECENT = 12;

/** The newest files of the caller's own project. */
export const useRecentFiles = (projectId: string) =>
  useQuery({
    queryKey: ["files", "recent", projectId],
    queryFn: ({ signal }) => call(filesApi.list, { query: { projectId, limit: 50 } }, { signal }),
    select: ({ records }) =>
      records
        .filter(({ kind }) => kind !== "folder")
        .sort((left, right) => right.updateTime.localeCompare(left.updateTime))
        .slice(0, RECENT),
  });
