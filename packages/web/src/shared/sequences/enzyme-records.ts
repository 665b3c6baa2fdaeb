import { loadEnzymes } from "@benchleaf/bio";
import { useQuery } from "@tanstack/react-query";

/** Whole records of the catalogue: products, buffers, temperatures, synonyms. */
export const useEnzymeRecords = () =>
  useQuery({ queryKey: ["enzyme-records"], queryFn: loadEnzymes, staleTime: Number.POSITIVE_INFINITY });
