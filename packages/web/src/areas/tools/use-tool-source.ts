import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useQueryParams } from "../../kernel/router.tsx";
import { loadMolecule } from "../../shared/sequences/molecules.queries.ts";
import { sourceOf } from "./tool-source.ts";

/** The initial input of a tool in its address: `?from=12&range=101..300`. */
export const useToolSource = () => {
  const { from, range } = useQueryParams();
  const isAsked = from !== undefined && /^-?\d{1,18}$/.test(from);
  const found = useQuery({
    queryKey: ["tools", "source", from],
    queryFn: ({ signal }) => loadMolecule(from ?? "", null, signal),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const record = isAsked ? found.data : undefined;
  const source = useMemo(() => (record ? sourceOf(from ?? "", record, range) : null), [record, from, range]);
  /** Stays on the links between the tools. */
  const search: Record<string, string> = isAsked ? { from, ...(range !== undefined && { range }) } : {};
  return { source, search, isPending: isAsked && found.isPending, error: isAsked ? found.error : null };
};
