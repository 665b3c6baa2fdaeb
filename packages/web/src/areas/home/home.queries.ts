import { filesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

/** The files changed last in all projects the user may open. */
export const useRecentFiles = () =>
  useQuery({
    queryKey: ["files", "recent"],
    queryFn: ({ signal }) => call(filesApi.recent, { query: { limit: 12 } }, { signal }),
  });
