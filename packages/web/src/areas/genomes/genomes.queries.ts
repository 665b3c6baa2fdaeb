import {
  type DataOf,
  type Genome,
  type GenomeChromosomeWire,
  genomesApi,
  type RequestOf,
} from "@benchleaf/contract";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";

const PAGE_ROWS = 50;
const POLL_MS = 1_000;

const keys = {
  all: ["genomes"] as const,
  list: (search: string) => ["genomes", "list", search] as const,
  one: (genomeId: string) => ["genomes", "one", genomeId] as const,
  chromosomes: (genomeId: string) => ["genomes", "chromosomes", genomeId] as const,
  genes: (genomeId: string, search: string, chromosome: number | null) =>
    ["genomes", "genes", genomeId, search, chromosome] as const,
  region: (genomeId: string, region: Region) => ["genomes", "region", genomeId, region] as const,
};

/** A stretch of a chromosome that is looked at; counted from zero. */
export interface Region {
  readonly chromosome: number;
  readonly start: number;
  readonly length: number;
}

const isUnderWay = ({ state }: Genome): boolean => state === "waiting" || state === "running";

/** The team's genomes; asked for again and again while one of them is being imported. */
export const useGenomes = (search: string) => {
  const list = useInfiniteQuery({
    queryKey: keys.list(search),
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: PAGE_ROWS,
        ...(search && { search }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return call(genomesApi.list, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.records.some(isUnderWay)) ? POLL_MS : false,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};

export const useGenome = (genomeId: string) =>
  useQuery({
    queryKey: keys.one(genomeId),
    queryFn: ({ signal }) => call(genomesApi.get, { params: { genomeId } }, { signal }),
    retry: false,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });

/** All of them, page by page: a draft may lie in thousands of contigs, and a gene on the last of them. */
export const useChromosomes = (genomeId: string, isReady: boolean) =>
  useQuery({
    queryKey: keys.chromosomes(genomeId),
    queryFn: async ({ signal }) => {
      const all: GenomeChromosomeWire[] = [];
      let cursor: string | null = null;
      do {
        const query = { limit: 200, ...(cursor !== null && { cursor }) };
        const page: DataOf<typeof genomesApi.chromosomes> = await call(
          genomesApi.chromosomes,
          { params: { genomeId }, query },
          { signal },
        );
        all.push(...page.records);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return all;
    },
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useGenes = (
  genomeId: string,
  { search, chromosome, isReady }: { search: string; chromosome: number | null; isReady: boolean },
) => {
  const list = useInfiniteQuery({
    queryKey: keys.genes(genomeId, search, chromosome),
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: PAGE_ROWS,
        ...(search && { search }),
        ...(chromosome !== null && { chromosome }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return call(genomesApi.genes, { params: { genomeId }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
    // What is pressed does not go away under the hand while the next letters are sought.
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};

export const useRegion = (genomeId: string, region: Region | null) =>
  useQuery({
    queryKey: keys.region(genomeId, region ?? { chromosome: 0, start: 0, length: 0 }),
    queryFn: ({ signal }) => {
      const { chromosome: number, start, length } = region!;
      return call(genomesApi.region, { params: { genomeId, number }, query: { start, length } }, { signal });
    },
    enabled: region !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    retry: false,
  });

const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
};

export const useCreateGenome = () =>
  useChange((body: RequestOf<typeof genomesApi.create>["body"]) => call(genomesApi.create, { body }));
export const useUpdateGenome = () =>
  useChange((request: RequestOf<typeof genomesApi.update>) => call(genomesApi.update, request));
export const useCancelGenome = () =>
  useChange((genomeId: string) => call(genomesApi.cancel, { params: { genomeId } }));
export const useRemoveGenome = () =>
  useChange((genomeId: string) => call(genomesApi.remove, { params: { genomeId } }));

/** What is taken is a new sequence file, which the lists of sequences show. */
export const useTake = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof genomesApi.take>) => call(genomesApi.take, request),
    onSuccess: () => client.invalidateQueries({ queryKey: ["sequences", "list"] }),
  });
};
