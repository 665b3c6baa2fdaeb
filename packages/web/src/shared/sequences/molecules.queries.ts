import type { SequenceRecord } from "@benchleaf/bio";
import { sequencesApi } from "@benchleaf/contract";
import { useQueries, useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { toRecord } from "./sequence-record.ts";

const CHOICES = 50;

/** Sequences of DNA whose names hold the words, those changed last first. */
export const useSequenceChoices = (words: string) =>
  useQuery({
    queryKey: ["sequences", "list", "choices", words],
    queryFn: ({ signal }) => {
      const search = words.trim() === "" ? {} : { search: words.trim() };
      return call(sequencesApi.list, { query: { limit: CHOICES, ...search } }, { signal });
    },
    placeholderData: (before) => before,
    select: ({ records }) => records.filter(({ isProtein, isRna }) => !isProtein && !isRna),
  });

/** A version of a sequence; the newest if none is named. */
export const loadMolecule = async (
  sequenceId: string,
  version: number | null,
  signal?: AbortSignal,
): Promise<SequenceRecord & { readonly version: number }> => {
  const request = { params: { sequenceId }, query: version === null ? {} : { version } };
  const found = await call(sequencesApi.get, request, signal ? { signal } : {});
  return { ...toRecord(found.content), name: found.file.name, version: found.version };
};

/**
 * Molecules by `fileId version`; null while some are on their way. What cannot be had is not among them.
 *
 * @example useMoleculesOf(["12 3"])?.get("12 3")?.sequence
 */
export const useMoleculesOf = (keys: readonly string[]): ReadonlyMap<string, SequenceRecord> | null => {
  const wanted = [...new Set(keys)];
  return useQueries({
    queries: wanted.map((key) => ({
      queryKey: ["sequences", "version", key],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const [sequenceId = "", version = "1"] = key.split(" ");
        return loadMolecule(sequenceId, Number(version), signal);
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: (results) => {
      if (results.some(({ isPending }) => isPending)) return null;
      const found = results.map(({ data }, index) => [wanted[index]!, data] as const);
      return new Map(found.flatMap(([key, data]) => (data ? [[key, data] as const] : [])));
    },
  });
};
