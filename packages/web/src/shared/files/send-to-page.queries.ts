import { elnApi, type RequestOf } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const MOST_PAGES = 50;

/** Notebook pages that are not finished, the last changed first, by what is searched for. */
export const useOpenPages = (search: string, isEnabled: boolean) =>
  useQuery({
    queryKey: ["eln", "open", search],
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const query = { limit: MOST_PAGES, processStatus: "IN_PROGRESS", ...(search && { search }) } as const;
      return (await call(elnApi.list, { query }, { signal })).records;
    },
    placeholderData: (before) => before,
  });

/** Creates a notebook page from Markdown, or adds to an existing one. Returns the page's id and name. */
export const useSendToPage = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (
      target:
        | { readonly kind: "new"; readonly body: RequestOf<typeof elnApi.create>["body"] }
        | {
            readonly kind: "existing";
            readonly id: string;
            readonly name: string;
            readonly markdown: string;
          },
    ): Promise<{ id: string; name: string }> => {
      if (target.kind === "new") {
        const { file } = await call(elnApi.create, { body: target.body });
        return { id: file.id, name: file.name };
      }
      const { id, name, markdown } = target;
      await call(elnApi.append, { params: { elnId: id }, body: { markdown } });
      return { id, name };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["eln"] }),
  });
};
