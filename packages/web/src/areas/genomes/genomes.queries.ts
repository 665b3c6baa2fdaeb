import {
  type DataOf,
  type Genome,
  type GenomeChromosomeWire,
  genomesApi,
  type RequestOf,
} from "@benchleaf/contract";
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import { useFollowed } from "../../kernel/use-followed.ts";

const PAGE_ROWS = 50;

const keys = {
  all: ["genomes"] as const,
  list: (search: string) => ["genomes", "list", search] as const,
  one: (genomeId: string) => ["genomes", "one", genomeId] as const,
  chromosomes: (genomeId: string) => ["genomes", "chromosomes", genomeId] as const,
  found: (genomeId: string, what: "genes" | "transcripts", { search, chromosome }: SearchInput) =>
    ["genomes", what, genomeId, search, chromosome] as const,
  region: (genomeId: string, region: Region) => ["genomes", "region", genomeId, region] as const,
};

/** A stretch of a chromosome that is looked at; counted from zero. */
export interface Region {
  readonly chromosome: number;
  readonly start: number;
  readonly length: number;
}

const isInProgress = ({ state }: Genome): boolean => state === "waiting" || state === "running";

const isAnyUnderWay = ({ pages }: InfiniteData<DataOf<typeof genomesApi.list>>): boolean =>
  pages.some(({ records }) => records.some(isInProgress));

/** The team's genomes, followed while one of them is being imported. */
export const useGenomes = (search: string) => {
  const queryKey = keys.list(search);
  const list = useInfiniteQuery({
    queryKey,
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
    ...useFollowed({ kind: "genome", queryKey, isUnderWay: isAnyUnderWay }),
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};

export const useGenome = (genomeId: string) => {
  const queryKey = keys.one(genomeId);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(genomesApi.get, { params: { genomeId } }, { signal }),
    retry: false,
    ...useFollowed({ kind: "genome", queryKey, id: genomeId, isUnderWay: isInProgress }),
  });
};

/** All of them, page by page: a draft may be in thousands of contigs, and a gene on the last of them. */
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

/** Search options for genes or transcripts. */
export interface SearchInput {
  readonly search: string;
  readonly chromosome: number | null;
}

const soughtPage = (genomeId: string, { search, chromosome }: SearchInput, cursor: string | null) => ({
  params: { genomeId },
  query: {
    limit: PAGE_ROWS,
    ...(search && { search }),
    ...(chromosome !== null && { chromosome }),
    ...(cursor !== null && { cursor }),
  },
});

/** How pages of what is found behave: nothing of a genome that is ready changes any more. */
const foundPages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { readonly nextCursor: string | null }) => page.nextCursor,
  staleTime: Number.POSITIVE_INFINITY,
  // Previous bases stay visible while the next ones are loading.
  placeholderData: keepPreviousData,
};

export const useGenes = (genomeId: string, sought: SearchInput) => {
  const list = useInfiniteQuery({
    ...foundPages,
    queryKey: keys.found(genomeId, "genes", sought),
    queryFn: ({ pageParam, signal }) =>
      call(genomesApi.genes, soughtPage(genomeId, sought, pageParam), { signal }),
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};

export const useTranscripts = (genomeId: string, sought: SearchInput) => {
  const list = useInfiniteQuery({
    ...foundPages,
    queryKey: keys.found(genomeId, "transcripts", sought),
    queryFn: ({ pageParam, signal }) =>
      call(genomesApi.transcripts, soughtPage(genomeId, sought, pageParam), { signal }),
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

/** An extracted region is a new sequence file, which the lists of sequences show. */
export const useExtractRegion = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof genomesApi.take>) => call(genomesApi.take, request),
    onSuccess: () => client.invalidateQueries({ queryKey: ["sequences", "list"] }),
  });
};
