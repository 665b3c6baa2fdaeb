import {
  type DataOf,
  type TableImport,
  type TableKindKey,
  type TableParams,
  tablesApi,
} from "@benchleaf/contract";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../client.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { upload } from "../upload.ts";
import { useFollowed } from "../use-followed.ts";

/** Rows of an import as they come. */
export type TableRows = DataOf<typeof tablesApi.rows>["records"];

/** Options of a check. */
interface CheckInput {
  readonly mapping: (string | null)[];
  readonly hasHead: boolean;
  readonly corrections: { row: number; column: string; value: string }[];
}

/** Whether a job checks or writes it. */
export const isAtWork = (job: TableImport | undefined): boolean =>
  job?.state === "checking" || job?.state === "writing";

/** One import from its source to its end. */
export const useTableImport = (kind: TableKindKey, params: TableParams) => {
  const toasts = useToasts();
  const client = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const keyOf = (importId: string | null) => ["tables", "import", importId] as const;
  const { data: job } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(tablesApi.get, { params: { importId: id ?? "" } }, { signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    ...useFollowed<TableImport>({
      ...{ kind: "tableImport", queryKey: keyOf(id), isUnderWay: isAtWork },
      ...(id !== null && { id }),
    }),
  });

  const send = async (work: () => Promise<TableImport>): Promise<void> => {
    setSending(true);
    try {
      const made = await work();
      client.setQueryData(keyOf(made.id), made);
      client.removeQueries({ queryKey: ["tables", "rows", made.id] });
      setId(made.id);
    } catch (error) {
      toasts.failure(error);
    } finally {
      setSending(false);
    }
  };
  const one = { params: { importId: id ?? "" } };
  return {
    job,
    isSending,
    readFile: (file: File) =>
      send(async () => {
        const { uuid } = await upload(file, () => {});
        return call(tablesApi.create, { body: { kind, params, source: { uuid, name: file.name } } });
      }),
    readText: (text: string) =>
      send(() => call(tablesApi.create, { body: { kind, params, source: { text } } })),
    check: (body: CheckInput) => send(() => call(tablesApi.check, { ...one, body })),
    commit: () => send(() => call(tablesApi.commit, one)),
    stop: () => send(() => call(tablesApi.cancel, one)),
    forget: () => setId(null),
  };
};
export type TableImporting = ReturnType<typeof useTableImport>;

const PAGE_ROWS = 100;

/** Rows with faults, page after page. */
export const useBadRows = (importId: string) => {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["tables", "rows", importId],
    queryFn: ({ pageParam, signal }) =>
      call(
        tablesApi.rows,
        {
          params: { importId },
          query: { state: "bad", limit: PAGE_ROWS, ...(pageParam !== null && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  return { rows: data?.pages.flatMap(({ records }) => records) ?? [], hasNextPage, fetchNextPage };
};
