import { type SourceKey, sourcesApi } from "@benchleaf/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { type Offer, offerOfGene, offerOfRecord } from "./offers.ts";

/** The databases that there are, and which of them are on. */
export const useSources = () =>
  useQuery({
    queryKey: ["sources"],
    queryFn: ({ signal }) => call(sourcesApi.list, undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type SearchInput =
  | { readonly by: "record"; readonly source: SourceKey; readonly accessions: readonly string[] }
  | { readonly by: "gene"; readonly source: SourceKey; readonly gene: string; readonly organism: string };

const look = async (sought: SearchInput): Promise<Offer[]> => {
  const params = { source: sought.source };
  if (sought.by === "record") {
    const body = { accessions: [...sought.accessions] };
    return (await call(sourcesApi.find, { params, body })).found.map(offerOfRecord);
  }
  const query = { gene: sought.gene, organism: sought.organism };
  return (await call(sourcesApi.genes, { params, query })).genes.map(offerOfGene);
};

export const useLook = () => useMutation({ mutationFn: look });
