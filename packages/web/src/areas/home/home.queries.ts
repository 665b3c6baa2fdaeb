import { filesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

/** The files changed last in all projects the user may open. */
export const useRecentFiles = (limit: number) =>
  useQuery({
    queryKey: ["files", "recent", limit],
    queryFn: ({ signal }) => call(filesApi.recent, { query: { limit } }, { signal }),
  });
